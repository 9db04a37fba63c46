package dev.runesheet.game.declared.catalog;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** Maps of a declaration: unmodifiable copies in the order of its entries. */
final class Ordered {

  private Ordered() {}

  static <T> Map<String, T> copy(Map<String, T> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
