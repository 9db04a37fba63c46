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
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The words of a game's files by where they stand: names of fields, texts, cells of workbooks, and
 * headings of texts in a game's own language.
 */
final class WrittenNames {

  /** Between a file and a place in it, and between the place of an object and that of a field. */
  private static final String IN = "\n";

  /** Where scenarios and recorded games have texts for readers. */
  private static final Pattern PROSE = Pattern.compile(".*(/scenarios/\\d+/(name|text)|/about)");

  /** Where things have their names, but for names of fields and headings. */
  private static final Pattern NAME = Pattern.compile(".*/(name|id)");

  /** What stands over the names of rows. */
  private static final List<String> NAMES = List.of("NAME", "Name($param)");

  private final Map<String, Written> byPlace = new LinkedHashMap<>();

  /** Numbers and the like, which are no words, by place; those of cells are words, too. */
  private final Map<String, String> numbers = new LinkedHashMap<>();

  /**
   * A word.
   *
   * @param at makes a finding, of any place, one at this place
   * @param inside for the name of a field, the place of its value; otherwise empty
   */
  record Written(String word, UnaryOperator<Diagnostic> at, String inside) {}

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

  /**
   * The same words, where what stands in a field that has another name than before has the place
   * that it had before.
   */
  WrittenNames placedAsIn(WrittenNames before) {
    WrittenNames placed = this;
    for (Map<String, String> moved = placed.moved(before);
        !moved.isEmpty();
        moved = placed.moved(before)) {
      placed = placed.placed(moved);
    }
    return placed;
  }

  /** The places of values of fields that were renamed, with the earlier ones. */
  private Map<String, String> moved(WrittenNames before) {
    Map<String, String> moved = new LinkedHashMap<>();
    byPlace.forEach(
        (place, is) -> {
          Written was = before.byPlace.get(place);
          if (was != null
              && !was.inside().equals(is.inside())
              && !hasBeside(place, was.word())
              && !before.hasBeside(place, is.word())) {
            moved.put(is.inside(), was.inside());
          }
        });
    return moved;
  }

  private WrittenNames placed(Map<String, String> moved) {
    WrittenNames placed = new WrittenNames();
    byPlace.forEach(
        (place, is) ->
            placed.byPlace.put(
                placed(place, moved), new Written(is.word(), is.at(), placed(is.inside(), moved))));
    numbers.forEach((place, number) -> placed.numbers.put(placed(place, moved), number));
    return placed;
  }

  /** A place whose object was renamed at its outermost field that was. */
  private static String placed(String place, Map<String, String> moved) {
    return moved.entrySet().stream()
        .filter(one -> place.startsWith(one.getKey()))
        .filter(one -> isWithin(place.substring(one.getKey().length())))
        .min(Comparator.comparingInt(one -> one.getKey().length()))
        .map(one -> one.getValue() + place.substring(one.getKey().length()))
        .orElse(place);
  }

  private static boolean isWithin(String rest) {
    return rest.isEmpty() || rest.startsWith("/") || rest.startsWith(IN);
  }

  /** The words that say a name, alone or among others; texts for readers say none. */
  List<Written> uses(String name) {
    Pattern said = Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])");
    return byPlace.entrySet().stream()
        .filter(one -> !PROSE.matcher(one.getKey()).matches())
        .filter(one -> said.matcher(one.getValue().word()).find())
        .map(Map.Entry::getValue)
        .toList();
  }

  /** True if something is given this word as its name. */
  boolean isGiven(String word) {
    return placesOf(word).stream().anyMatch(this::isNamePlace);
  }

  /** True for a place where something is given its name. */
  boolean isNamePlace(String place) {
    return place.indexOf('!') < 0
        ? place.contains(IN) || NAME.matcher(place).matches()
        : NAMES.stream().anyMatch(heading -> hasAmongLike(place, heading));
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

  /** True if a place of the same sort, such as the name of another card, has this word. */
  boolean hasAmongLike(String place, String word) {
    String like = like(place);
    return placesOf(word).stream().anyMatch(one -> like(one).equals(like));
  }

  /** A place without its row or number, and without the name of the thing that it belongs to. */
  private static String like(String place) {
    if (place.indexOf('!') >= 0 || place.contains(IN)) {
      return beside(place).replaceAll("/\\d+", "/*");
    }
    return place.replaceAll("/\\d+(?=/|$)", "/*").replaceFirst("/[^/]+(/[^/]+)$", "/*$1");
  }

  /** True if all places are of one workbook, or of one sort of field in whatever file. */
  static boolean areAlike(List<String> places) {
    return places.stream().map(WrittenNames::sort).distinct().count() <= 1;
  }

  /** What places of one sort share: the path without numbers and the name of the thing. */
  private static String sort(String place) {
    int cell = place.indexOf('!');
    return cell >= 0
        ? place.substring(0, cell)
        : place
            .substring(place.indexOf('#') + 1)
            .replaceFirst(IN + "\\d+$", IN)
            .replaceAll("/\\d+(?=/|$)", "/*")
            .replaceFirst("^(/[^/\n]+)/[^/\n]+", "$1/*");
  }

  /**
   * All words and numbers of the thing that has its id or name at a place, by where they stand in
   * it: a row, or the object of a field; empty for another place.
   */
  Map<String, String> thing(String place) {
    Map<String, String> thing = new LinkedHashMap<>();
    String row = row(place);
    if (!row.isEmpty()) {
      byPlace.forEach(
          (one, written) -> {
            if (row(one).equals(row)) {
              thing.put(one.replaceFirst(".*!([A-Z]+)\\d+$", "$1"), written.word());
            }
          });
      return thing;
    }
    String object = object(place);
    byPlace.forEach((one, written) -> putWithin(object, one, written.word(), thing));
    numbers.forEach((one, number) -> putWithin(object, one, number, thing));
    return thing;
  }

  /** The place of the object that has its id or name at a place. */
  private String object(String place) {
    return place.contains(IN)
        ? byPlace.get(place).inside()
        : place.substring(0, place.lastIndexOf('/') + 1).replaceFirst("/$", "");
  }

  private static void putWithin(String object, String place, String text, Map<String, String> to) {
    if (!object.isEmpty() && !place.contains(IN) && place.startsWith(object + "/")) {
      to.put(place.substring(object.length()), text);
    }
  }

  /** The id and name of the thing with one of them at a place; empty for another place. */
  List<String> calls(String place) {
    String row = row(place);
    String object = row.isEmpty() ? object(place) : "";
    if (!isNamePlace(place) || row.isEmpty() && object.isEmpty()) {
      return List.of();
    }
    return byPlace.entrySet().stream()
        .filter(one -> row.isEmpty() ? isCall(one, object) : row(one.getKey()).equals(row))
        .filter(one -> isNamePlace(one.getKey()))
        .map(one -> one.getValue().word())
        .toList();
  }

  private static boolean isCall(Map.Entry<String, Written> one, String object) {
    return one.getValue().inside().equals(object) || one.getKey().equals(object + "/name");
  }

  private static String beside(String place) {
    int field = place.lastIndexOf(IN);
    return place.indexOf('!') < 0
        ? place.substring(0, Math.max(field, place.lastIndexOf('/')))
        : place.replaceFirst("\\d+$", "");
  }

  private void read(String name, byte[] content) {
    if (PackFiles.isWorkbook(name)) {
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
        (place, cell) -> put(place.toString(), cell.text(), one -> one.movedTo(place), ""));
  }

  /** The names before a bar, as those of roles; their places are their numbers among them. */
  private void headings(String file, String text) {
    List<String> lines = text.lines().toList();
    int number = 0;
    for (int i = 0; i < lines.size(); i++) {
      int bar = lines.get(i).indexOf('|');
      if (bar > 0) {
        SourceLocation line = SourceLocation.line(file, i + 1, 1);
        String heading = lines.get(i).substring(0, bar).strip();
        put(file + IN + number++, heading, one -> one.movedTo(line), "");
      }
    }
  }

  private void read(String file, JsonValue value) {
    String place = file + value.location().place();
    if (value.node().isObject()) {
      int number = 0;
      for (JsonFields.JsonField field : value.fields().orElseThrow().all()) {
        String inside = file + field.value().location().place();
        put(place + IN + number++, field.name(), one -> atName(field, one), inside);
        read(file, field.value());
      }
    } else if (value.node().isArray()) {
      value.list().ifPresent(list -> list.forEach(entry -> read(file, entry)));
    } else if (value.node().isTextual()) {
      put(place, value.node().textValue(), one -> at(value, one), "");
    } else {
      numbers.put(place, value.node().asText());
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

  private void put(String place, String word, UnaryOperator<Diagnostic> at, String inside) {
    byPlace.put(place, new Written(word, at, inside));
  }
}
