package dev.runesheet.analysis;

import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.FindingCode;
import java.util.List;

/**
 * A finding of the analyst.
 *
 * @param diagnostic the mistake and its place
 * @param effects the ids of the effects it is about; the first is the one at its place
 */
public record Finding(Diagnostic diagnostic, List<String> effects) {

  /** Copies the list. */
  public Finding {
    effects = List.copyOf(effects);
  }

  /** A mistake of one effect, or of what else has an id. */
  public static Finding of(
      FindingCode code, SourceLocation place, String found, String expected, String of) {
    return new Finding(Diagnostic.of(code, place, found, expected), List.of(of));
  }

  /** A finding about the id of an effect, by another effect. */
  public static Finding beside(
      FindingCode code, SourceLocation place, Effect effect, Effect other, String expected) {
    Diagnostic diagnostic = Diagnostic.about(code, place, effect.id(), expected);
    return new Finding(diagnostic, List.of(effect.id(), other.id()));
  }
}
