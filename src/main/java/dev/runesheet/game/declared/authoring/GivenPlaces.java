package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.check.EntryPlaces;
import dev.runesheet.language.active.TemplatePart;
import dev.runesheet.model.SourceLocation;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The places of the parameters of cards, by the field of an effect or line whose template they are
 * filled into. Where several stand in one field of one effect's lines, none of them is told.
 */
final class GivenPlaces {

  private final Map<SourceLocation, SourceLocation> given = new HashMap<>();
  private final Set<SourceLocation> several = new HashSet<>();

  /**
   * Adds the parameter in a part of a template, if there is one.
   *
   * @param entry the place of the effect or line
   * @param pointer the part, of which the last step is the field
   */
  void add(SourceLocation entry, String pointer, TemplatePart part) {
    SourceLocation field =
        EntryPlaces.field(entry, pointer.substring(pointer.lastIndexOf('/') + 1));
    part.given()
        .ifPresent(
            value -> {
              SourceLocation other = given.putIfAbsent(field, value.location());
              if (other != null && !other.equals(value.location())) {
                several.add(field);
              }
            });
  }

  /** The places of parameters, by those of fields. */
  Map<SourceLocation, SourceLocation> all() {
    Map<SourceLocation, SourceLocation> all = new HashMap<>(given);
    all.keySet().removeAll(several);
    return all;
  }
}
