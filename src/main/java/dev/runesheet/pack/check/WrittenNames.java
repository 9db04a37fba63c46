package dev.runesheet.pack.check;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.grid.WorkbookFile;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * The words of a game's files by where they stand: names of fields, texts, cells of workbooks, and
 * headings of texts in a game's own language.
 */
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
    return placesOf(word).size();
  }

  /** The places that are exactly this word. */
  List<String> placesOf(String word) {
    return byPlace.entrySet().stream()
        .filter(one -> one.getValue().word().equals(word))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** True if the row of a cell has this word somewhere. */
  boolean hasInRow(String place, String word) {
    String row = row(place);
    return !row.isEmpty() && placesOf(word).stream().anyMatch(one -> row(one).equals(row));
  }

  /** The place of a cell without its column; empty for another place. */
  private static String row(String place) {
    return place.indexOf('!') < 0 ? "" : place.replaceFirst("[A-Z]+(\\d+)$", "$1");
  }

  /** True if the list or object or column of a place has this word somewhere. */
  boolean hasBeside(String place, String word) {
    String beside = beside(place);
    return placesOf(word).stream().anyMatch(one -> beside(one).equals(beside));
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
    } else if (name.endsWith(".txt")) {
      headings(name, new String(content, StandardCharsets.UTF_8));
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

  /** The names before a bar, as those of roles; their places are their numbers among them. */
  private void headings(String file, String text) {
    List<String> lines = text.lines().toList();
    int number = 0;
    for (int i = 0; i < lines.size(); i++) {
      int bar = lines.get(i).indexOf('|');
      if (bar > 0) {
        SourceLocation line = SourceLocation.line(file, i + 1, 1);
        put(file + IN + number++, lines.get(i).substring(0, bar).strip(), one -> one.movedTo(line));
      }
    }
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
