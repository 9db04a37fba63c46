package dev.runesheet.engine.machine;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import java.util.Collections;
import java.util.List;

/** The check of a list that is shuffled in place, before any outcome is drawn for it. */
final class ShuffledItems {

  private ShuffledItems() {}

  /**
   * The same list.
   *
   * @throws UnsupportedOperationException if an order of it must be drawn that it cannot take
   */
  static List<?> checked(List<?> items) {
    if (given(items, "items").size() > 1) {
      try {
        Collections.swap(items, 0, 0);
      } catch (UnsupportedOperationException fixed) {
        throw new UnsupportedOperationException(
            "items ("
                + items.getClass().getName()
                + ") cannot be changed, as a list of List.of or toList(). Maybe shuffle a copy of"
                + " it: new ArrayList<>(items).",
            fixed);
      }
    }
    return items;
  }
}
