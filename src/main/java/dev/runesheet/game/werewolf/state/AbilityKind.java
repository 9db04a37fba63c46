package dev.runesheet.game.werewolf.state;

/**
 * A kind of abilities: {@code killing/attack}.
 *
 * @param family the word of its family
 * @param kind the kind within it; empty for all
 */
public record AbilityKind(String family, String kind) {

  private static final String SLASH = "/";

  /** The kind of abilities that a word names. */
  public static AbilityKind of(String word) {
    String[] parts = word.split(SLASH, 2);
    return new AbilityKind(parts[0], parts.length == 1 ? "" : parts[1]);
  }

  /** The word that names it. */
  public String word() {
    return kind.isEmpty() ? family : family + SLASH + kind;
  }
}
