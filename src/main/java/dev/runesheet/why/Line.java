package dev.runesheet.why;

import java.util.Locale;

/**
 * A line of an answer.
 *
 * @param kind how it may look
 * @param step the number that stands before it, or {@link Step#NONE}
 * @param indent how many blanks stand before the text; of steps, the number stands there
 */
public record Line(Kind kind, int step, int indent, String text) {

  /** The kind of a line. */
  public enum Kind {
    /** The step that was asked about. */
    TOPIC,
    /** Another step. */
    STEP,
    /** An answer that a player gave. */
    ANSWER,
    /** A sentence. */
    SENTENCE,
    /** More of the line above. */
    DETAIL
  }

  /** The width of a step's number, in columns. */
  private static final int NUMBER = 6;

  static Line of(Kind kind, Step step, String text) {
    return new Line(kind, step.number(), NUMBER, text);
  }

  static Line sentence(String text) {
    return new Line(Kind.SENTENCE, Step.NONE, 0, text);
  }

  static Line detail(int indent, String text) {
    return new Line(Kind.DETAIL, Step.NONE, indent, text);
  }

  /** The text before the line's own: blanks or the step's number. */
  public String lead() {
    return step == Step.NONE ? " ".repeat(indent) : String.format(Locale.ROOT, "%5d ", step);
  }
}
