package dev.runesheet.model;

/** An argument of a verb: a number to compute, an entity, or a word. */
public sealed interface Argument permits Value, Selector, Argument.Word, Argument.Answer {

  /**
   * The id of the option that was chosen last, as a word.
   *
   * @param said what it names, with one of a scope in braces: {@code an attack of {enemy units}};
   *     empty if nothing is known of it
   */
  record Answer(String said) implements Argument {

    /** An option of which nothing is known. */
    public Answer() {
      this("");
    }

    @Override
    public String toString() {
      return said.isEmpty() ? "the answer" : said;
    }
  }

  /** A word of a list, such as a stat's name, a zone, or a card. */
  record Word(String word) implements Argument {
    @Override
    public String toString() {
      return word;
    }
  }
}
