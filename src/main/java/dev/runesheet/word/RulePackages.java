package dev.runesheet.word;

/** The packages of a game's rules. */
public final class RulePackages {

  private RulePackages() {}

  /** The word that stands for a game in them: its id without hyphens, which Java does not allow. */
  public static String wordOf(String game) {
    return game.replace("-", "");
  }

  /** The package of a part of a game's rules. */
  public static String of(String game, String part) {
    return "rules." + wordOf(game) + "." + part;
  }
}
