package dev.runesheet.language.grammar;

import dev.runesheet.model.diagnostic.Code;

/**
 * What a language says of a token that does not fit.
 *
 * @param code what kind of finding it is
 * @param fix what mends it; empty if no more is known than the nearest word
 * @param expected what could have stood there; empty if that is all the grammar allows
 */
public record Mistake(Code code, String fix, String expected) {

  /** A mistake of which the grammar knows best what could have stood there. */
  public Mistake(Code code, String fix) {
    this(code, fix, "");
  }
}
