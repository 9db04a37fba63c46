package dev.runesheet.language.grammar;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.FindingCode;

/**
 * A language's own description of an unexpected token.
 *
 * @param code the code of the finding
 * @param fix the suggested correction; empty if only the nearest word is known
 * @param expected the texts expected; empty for those of the grammar
 */
public record Mistake(FindingCode code, String fix, String expected) {

  /**
   * The finding about it.
   *
   * @param all the texts that the grammar expects
   * @param nearest the word that is probably meant if nothing else mends it; null if none is
   */
  public Diagnostic finding(SourceLocation place, String found, String all, String nearest) {
    Diagnostic finding = Diagnostic.of(code, place, found, expected.isEmpty() ? all : expected);
    return fix.isEmpty() ? finding.meaning(nearest) : finding.suggesting(fix);
  }

  /** A mistake whose expected texts are those of the grammar. */
  public Mistake(FindingCode code, String fix) {
    this(code, fix, "");
  }
}
