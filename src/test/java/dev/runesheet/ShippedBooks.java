package dev.runesheet;

import dev.runesheet.engine.RuleBook;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The rule books of the shipped games, each loaded once for all tests that only play. */
public final class ShippedBooks {

  private static final Map<String, RuleBook> LOADED = new ConcurrentHashMap<>();

  private ShippedBooks() {}

  /** The rule book of a game. */
  public static RuleBook of(String game) {
    return LOADED.computeIfAbsent(game, RuleBook::load);
  }
}
