package dev.runesheet.pack.check;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.grid.WorkbookFile;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** The words of a game's files by where they stand: names of fields, texts, cells of workbooks. */
final class WrittenNames {

  /** Between a file and a place in it, and between the place of an object and that of a field. */
  private static final String IN = "\n";

  private final Map<String, Written> byPlace = new LinkedHashMap<>();

  /**
   * A word.
   *
   * @param at makes a finding, of any place, one at this place
   */
  record Written(String word, UnaryOperator<Diagnostic> at) {}

  /** Reads files; what cannot be read has no words. */
  static WrittenNames of(Iterable<String> names, PackFiles files) {
    WrittenNames written = new WrittenNames();
    names.forEach(name -> files.read(name).ifPresent(content -> written.read(name, content)));
    return written;
  }

  /** All words by place; the place of a field's name is its object and its number there. */
  Map<String, Written> byPlace() {
    return byPlace;
  }

  /** The number of places that are exactly this word. */
  long count(String word) {
    return byPlace.values().stream().filter(one -> one.word().equals(word)).count();
  }

  /** True if the list or object or column of a place has this word somewhere. */
  boolean hasBeside(String place, String word) {
    String beside = beside(place);
    return byPlace.entrySet().stream()
        .anyMatch(one -> one.getValue().word().equals(word) && beside(one.getKey()).equals(beside));
  }

  private static String beside(String place) {
    int field = place.lastIndexOf(IN);
    return place.indexOf('!') < 0
        ? place.substring(0, Math.max(field, place.lastIndexOf('/')))
        : place.replaceFirst("\\d+$", "");
  }

  private void read(String name, byte[] content) {
    if (name.endsWith(".xlsx")) {
      cells(name, content);
    } else {
      JsonDocument.parseByName(name, new String(content, StandardCharsets.UTF_8), new Diagnostics())
          .ifPresent(document -> read(name, document.root()));
    }
  }

  private void cells(String name, byte[] content) {
    WorkbookFile.cells(
        name,
        content,
        (place, cell) -> put(place.toString(), cell.text(), one -> one.movedTo(place)));
  }

  private void read(String file, JsonValue value) {
    String place = file + value.location().place();
    if (value.node().isObject()) {
      int number = 0;
      for (JsonFields.JsonField field : value.fields().orElseThrow().all()) {
        put(place + IN + number++, field.name(), one -> atName(field, one));
        read(file, field.value());
      }
    } else if (value.node().isArray()) {
      value.list().ifPresent(list -> list.forEach(entry -> read(file, entry)));
    } else if (value.node().isTextual()) {
      put(place, value.node().textValue(), one -> at(value, one));
    }
  }

  private static Diagnostic atName(JsonFields.JsonField field, Diagnostic finding) {
    Diagnostics own = new Diagnostics();
    new JsonFields.JsonField(field.name(), field.value().reportingTo(own))
        .reportName(finding.movedTo(field.value().location()));
    return own.all().get(0);
  }

  private static Diagnostic at(JsonValue value, Diagnostic finding) {
    Diagnostics own = new Diagnostics();
    value.reportingTo(own).report(finding.movedTo(value.location()));
    return own.all().get(0);
  }

  private void put(String place, String word, UnaryOperator<Diagnostic> at) {
    byPlace.put(place, new Written(word, at));
  }
}
