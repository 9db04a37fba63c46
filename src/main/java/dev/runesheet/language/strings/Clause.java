package dev.runesheet.language.strings;

/**
 * One condition on citizens: a number compared, or a word that must be the same.
 *
 * @param field the number: a stat of cards; or {@link #NAME} or {@link #ROLE}
 * @param relation how the number compares; {@link Relation#EQUAL} for words
 * @param number the number it compares with; 0 for words
 * @param word the word; empty for numbers
 */
public record Clause(String field, Relation relation, int number, String word) {

  /** The field of the card's name. */
  public static final String NAME = "name";

  /** The field of the card's roles. */
  public static final String ROLE = "role";

  /** How numbers compare. */
  public enum Relation {
    /** At most. */
    AT_MOST("<="),
    /** At least. */
    AT_LEAST(">="),
    /** Equal. */
    EQUAL("=="),
    /** Less. */
    BELOW("<"),
    /** More. */
    ABOVE(">");

    private final String sign;

    Relation(String sign) {
      this.sign = sign;
    }

    /** As it is written. */
    public String sign() {
      return sign;
    }
  }

  /** A condition on a number. */
  public static Clause number(String field, Relation relation, int number) {
    return new Clause(field, relation, number, "");
  }

  /** A condition on a word. */
  public static Clause word(String field, String word) {
    return new Clause(field, Relation.EQUAL, 0, word);
  }
}
