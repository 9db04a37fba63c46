package dev.runesheet.game.tcgpocket.authoring;

import dev.runesheet.document.JsonValue;
import dev.runesheet.language.active.TemplatePart;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.pack.FilledValues;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The parameters of cards, by the field of an effect or line whose template they are filled into.
 */
final class GivenPlaces {

  private final Map<SourceLocation, Map<SourceLocation, String>> texts = new HashMap<>();
  private final Map<SourceLocation, Set<SourceLocation>> firsts = new HashMap<>();

  /**
   * Adds the parameters in a part of a template.
   *
   * @param entry the place of the effect or line
   * @param pointer the part, of which the last step is the field
   */
  void add(SourceLocation entry, String pointer, TemplatePart part) {
    SourceLocation field = entry.field(pointer.substring(pointer.lastIndexOf('/') + 1));
    for (JsonValue value : part.given()) {
      texts
          .computeIfAbsent(field, any -> new HashMap<>())
          .put(value.location(), value.node().asText());
    }
    part.given().stream()
        .limit(1)
        .forEach(
            value -> firsts.computeIfAbsent(field, any -> new HashSet<>()).add(value.location()));
  }

  /** The values by the places of fields. */
  Map<SourceLocation, FilledValues> all() {
    Map<SourceLocation, FilledValues> all = new HashMap<>();
    texts.forEach(
        (field, values) -> {
          Set<SourceLocation> first = firsts.get(field);
          Optional<SourceLocation> only =
              first.size() == 1 ? first.stream().findFirst() : Optional.empty();
          all.put(field, new FilledValues(values, only));
        });
    return all;
  }
}
