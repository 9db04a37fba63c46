package dev.runesheet.engine;

import static dev.runesheet.engine.Given.given;

/**
 * One legal answer to a decision.
 *
 * @param id a stable text, unique within the decision
 * @param words as people read it
 */
public record Option(String id, String words) {

  /**
   * Takes both.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public Option {
    given(id, "id");
    given(words, "words");
  }
}
