package dev.runesheet.pack;

import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;

/**
 * The values of authors that are filled into one field of a template.
 *
 * @param texts their texts, by place
 * @param first the place of the first; empty if several parts of the template have others first
 */
public record FilledValues(Map<SourceLocation, String> texts, Optional<SourceLocation> first) {

  /** Copies the map. */
  public FilledValues {
    texts = Map.copyOf(texts);
  }

  /** The place of the value that a finding tells, or else of the first. */
  Optional<SourceLocation> meantBy(Diagnostic finding) {
    return texts.entrySet().stream()
        .filter(value -> finding.found().startsWith(Words.quote(value.getValue())))
        .map(Map.Entry::getKey)
        .min(Comparator.naturalOrder())
        .or(() -> first);
  }
}
