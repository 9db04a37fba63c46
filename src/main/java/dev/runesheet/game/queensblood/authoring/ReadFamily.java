package dev.runesheet.game.queensblood.authoring;

import java.util.List;

/**
 * The entries read of a family, with the completeness of the reading.
 *
 * @param all the readable entries
 * @param ids the ids of all entries, readable or not
 * @param whole whether the ids of all entries are readable, so that no others can exist
 */
record ReadFamily<T>(List<T> all, List<String> ids, boolean whole) {

  ReadFamily {
    all = List.copyOf(all);
    ids = List.copyOf(ids);
  }

  /** The result for a family that could not be read at all; the reason has been reported. */
  static <T> ReadFamily<T> nothing() {
    return new ReadFamily<>(List.of(), List.of(), false);
  }
}
