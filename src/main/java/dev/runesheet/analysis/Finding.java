package dev.runesheet.analysis;

import dev.runesheet.model.diagnostic.Diagnostic;
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
}
