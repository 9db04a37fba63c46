package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import dev.runesheet.schema.shape.ShapeReader;
import java.util.List;

/**
 * A form that templates are filled into, of which each character of a text can be written at
 * another place.
 */
final class TemplateForm {

  /** The places where the values of a form are written. */
  @FunctionalInterface
  interface Places {

    /**
     * The place of a value.
     *
     * @param character the number of a character of a text, from 1; 0 for none
     */
    SourceLocation at(String pointer, int character);
  }

  private TemplateForm() {}

  /** The findings of a form as it is read, at the places where it is written. */
  static List<Diagnostic> findings(
      Class<?> form, JsonNode tree, DeclaredNames names, Places places) {
    Diagnostics own = new Diagnostics();
    JsonDocument document = JsonDocument.of("", "", tree, own);
    new ShapeReader(names).read(form, document.root());
    return own.all().stream().map(finding -> moved(finding, places)).toList();
  }

  private static Diagnostic moved(Diagnostic finding, Places places) {
    Place place = finding.location().place();
    Place.Pointer pointer = place.pointer().orElseThrow();
    SourceLocation at = places.at(pointer.path(), place.lastNumber());
    return finding.movedTo(finding.code() == Code.UNKNOWN_FIELD ? named(pointer, at, places) : at);
  }

  /** The place of a field by its name, which may be written elsewhere than its value is. */
  private static SourceLocation named(Place.Pointer field, SourceLocation value, Places places) {
    SourceLocation around = places.at(field.around().path(), 0);
    return around.equals(value) ? value : around.field(field.lastStep());
  }
}
