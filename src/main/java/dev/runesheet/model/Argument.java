package dev.runesheet.model;

/** An argument of a verb: a number to compute, an entity, or a word. */
public sealed interface Argument permits Value, Selector, Argument.Word, Argument.Answer {

  /** The id of the option that was chosen last, as a word. */
  record Answer() implements Argument {
    @Override
    public String toString() {
      return "the answer";
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
