package dev.runesheet.language.grammar;

import dev.runesheet.model.diagnostic.Code;

/**
 * A language's own description of an unexpected token.
 *
 * @param code the code of the finding
 * @param fix the suggested correction; empty if only the nearest word is known
 * @param expected the texts expected; empty for those of the grammar
 */
public record Mistake(Code code, String fix, String expected) {

  /** A mistake whose expected texts are those of the grammar. */
  public Mistake(Code code, String fix) {
    this(code, fix, "");
  }
}
