package dev.runesheet.game.tcgpocket.authoring;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.game.declared.authoring.declaration.DeclaredNames;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.schema.shape.ShapeReader;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A form that templates are filled into, of which each character of a text can be written at
 * another place.
 */
final class WrittenForm {

  private static final Pattern COLUMN = Pattern.compile(":([0-9]{1,9})$");

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

  private WrittenForm() {}

  /** The findings of a form as it is read, at the places where it is written. */
  static List<Diagnostic> findings(
      Class<?> form, JsonNode tree, DeclaredNames names, Places places) {
    Diagnostics own = new Diagnostics();
    JsonDocument document = JsonDocument.of("", "", tree, own);
    new ShapeReader(names).read(form, document.root());
    return own.all().stream().map(finding -> moved(finding, places)).toList();
  }

  private static Diagnostic moved(Diagnostic finding, Places places) {
    String place = finding.location().place();
    Matcher column = COLUMN.matcher(place);
    int character = column.find() ? Integer.parseInt(column.group(1)) : 0;
    String pointer = withoutColumn(place).substring(1);
    SourceLocation at = places.at(pointer, character);
    return finding.movedTo(finding.code() == Code.UNKNOWN_FIELD ? named(pointer, at, places) : at);
  }

  /** The place of a field by its name, which may be written elsewhere than its value is. */
  private static SourceLocation named(String pointer, SourceLocation value, Places places) {
    int last = pointer.lastIndexOf('/');
    SourceLocation around = places.at(pointer.substring(0, Math.max(0, last)), 0);
    return last < 0 || around.equals(value)
        ? value
        : SourceLocation.pointer(
            around.file(), around.place().substring(1) + pointer.substring(last));
  }

  /** A place without the number of a character in a text, into which cards put their values. */
  static String withoutColumn(String place) {
    return COLUMN.matcher(place).replaceFirst("");
  }
}
