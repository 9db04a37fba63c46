package dev.runesheet.game.queensblood.authoring;

import java.util.List;

/**
 * What was read of a family, and what is known to be written there.
 *
 * @param all what could be read
 * @param ids ids that are written there, though what they name may not have been understood
 * @param whole whether the id of each entry could be read, so that no other exists
 */
record ReadFamily<T>(List<T> all, List<String> ids, boolean whole) {

  ReadFamily {
    all = List.copyOf(all);
    ids = List.copyOf(ids);
  }

  /** Of a family that could not be read at all; the reason has been reported. */
  static <T> ReadFamily<T> nothing() {
    return new ReadFamily<>(List.of(), List.of(), false);
  }
}
