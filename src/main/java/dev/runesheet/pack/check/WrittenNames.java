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
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The words of a game's files by where they stand: names of fields, texts, cells of workbooks, and
 * headings of texts in a game's own language.
 */
final class WrittenNames {

  /** The heading over the names of rows. */
  private static final List<String> NAMES = List.of("NAME", "Name($param)");

  private final Map<WordPlace, Written> byPlace = new LinkedHashMap<>();

  /** Numbers and the like, which are no words, by place; those of cells are words, too. */
  private final Map<WordPlace, String> numbers = new LinkedHashMap<>();

  /** The places of each word, in order; null until all words are read and one is looked up. */
  private Map<String, List<WordPlace>> byWord;

  /**
   * A word.
   *
   * @param at makes a finding, of any place, one at this place
   * @param inside for the name of a field, the place of its value; otherwise empty
   */
  record Written(String word, UnaryOperator<Diagnostic> at, Optional<SourceLocation> inside) {}

  /** Reads files; what cannot be read has no words. */
  static WrittenNames of(Iterable<String> names, PackFiles files) {
    WrittenNames written = new WrittenNames();
    names.forEach(name -> files.read(name).ifPresent(content -> written.read(name, content)));
    return written;
  }

  /** All words by place. */
  Map<WordPlace, Written> byPlace() {
    return byPlace;
  }

  /**
   * The same words, where what stands in a field that has another name than before has the place
   * that it had before.
   */
  WrittenNames placedAsIn(WrittenNames before) {
    WrittenNames placed = this;
    for (Map<SourceLocation, SourceLocation> moved = placed.moved(before);
        !moved.isEmpty();
        moved = placed.moved(before)) {
      placed = placed.placed(moved);
    }
    return placed;
  }

  /** The places of values of fields that were renamed, with the earlier ones. */
  private Map<SourceLocation, SourceLocation> moved(WrittenNames before) {
    Map<SourceLocation, SourceLocation> moved = new LinkedHashMap<>();
    byPlace.forEach(
        (place, is) -> {
          Written was = before.byPlace.get(place);
          if (was != null
              && !was.inside().equals(is.inside())
              && !hasBeside(place, was.word())
              && !before.hasBeside(place, is.word())) {
            moved.put(is.inside().orElseThrow(), was.inside().orElseThrow());
          }
        });
    return moved;
  }

  private WrittenNames placed(Map<SourceLocation, SourceLocation> moved) {
    WrittenNames placed = new WrittenNames();
    byPlace.forEach(
        (place, is) ->
            placed.byPlace.put(
                placed(place, moved),
                new Written(is.word(), is.at(), is.inside().map(one -> placed(one, moved)))));
    numbers.forEach((place, number) -> placed.numbers.put(placed(place, moved), number));
    return placed;
  }

  private static WordPlace placed(WordPlace place, Map<SourceLocation, SourceLocation> moved) {
    return new WordPlace(placed(place.at(), moved), place.number());
  }

  /** A place whose object was renamed at its outermost field that was. */
  private static SourceLocation placed(
      SourceLocation place, Map<SourceLocation, SourceLocation> moved) {
    return moved.entrySet().stream()
        .filter(one -> place.isIn(one.getKey()))
        .min(Comparator.comparingInt(one -> one.getKey().place().steps().size()))
        .map(one -> one.getValue().to(place.from(one.getKey())))
        .orElse(place);
  }

  /** The words that say a name, alone or among others; texts for readers say none. */
  List<Written> uses(String name) {
    Pattern said = Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?![\\w-])");
    return byPlace.entrySet().stream()
        .filter(one -> !isProse(one.getKey()))
        .filter(one -> said.matcher(one.getValue().word()).find())
        .map(Map.Entry::getValue)
        .toList();
  }

  /** True where scenarios and recorded games have texts for readers. */
  private static boolean isProse(WordPlace place) {
    List<String> steps = place.at().place().steps();
    int scenarios = steps.size() - 3;
    return place.isValueOf("about")
        || place.isValueOf("name", "text")
            && scenarios >= 0
            && steps.get(scenarios).equals("scenarios")
            && steps.get(scenarios + 1).matches("\\d+");
  }

  /** True if something is given this word as its name. */
  boolean isGiven(String word) {
    return placesOf(word).stream().anyMatch(this::isNamePlace);
  }

  /** True for a place where something is given its name. */
  boolean isNamePlace(WordPlace place) {
    return place.cell().isEmpty()
        ? place.isName() || place.isValueOf("name", "id")
        : NAMES.stream().anyMatch(heading -> hasAmongLike(place, heading));
  }

  /** The number of places that are exactly this word. */
  long count(String word) {
    return placesOf(word).size();
  }

  /** The places that are exactly this word. */
  List<WordPlace> placesOf(String word) {
    if (byWord == null) {
      byWord = new HashMap<>();
      byPlace.forEach(
          (place, one) -> byWord.computeIfAbsent(one.word(), any -> new ArrayList<>()).add(place));
    }
    return byWord.getOrDefault(word, List.of());
  }

  /** True if the row of a cell has this word somewhere. */
  boolean hasInRow(WordPlace place, String word) {
    return placesOf(word).stream().anyMatch(place::isInRowOf);
  }

  /** True if the list or object or column of a place has this word somewhere. */
  boolean hasBeside(WordPlace place, String word) {
    SourceLocation beside = place.beside();
    return placesOf(word).stream().anyMatch(one -> one.beside().equals(beside));
  }

  /** True if a place of the same sort, such as the name of another card, has this word. */
  boolean hasAmongLike(WordPlace place, String word) {
    List<String> like = place.like();
    return placesOf(word).stream().anyMatch(one -> one.like().equals(like));
  }

  /** True if all places are of one workbook, or of one sort of field in whatever file. */
  static boolean areAlike(List<WordPlace> places) {
    return places.stream().map(WordPlace::sort).distinct().count() <= 1;
  }

  /**
   * All words and numbers of the thing that has its id or name at a place, by where they stand in
   * it: a row, or the object of a field; empty for another place.
   */
  Map<String, String> thing(WordPlace place) {
    Map<String, String> thing = new LinkedHashMap<>();
    if (place.cell().isPresent()) {
      byPlace.forEach(
          (one, written) -> {
            if (place.isInRowOf(one)) {
              thing.put(one.cell().orElseThrow().letters(), written.word());
            }
          });
      return thing;
    }
    object(place)
        .ifPresent(
            object -> {
              byPlace.forEach((one, written) -> putWithin(object, one, written.word(), thing));
              numbers.forEach((one, number) -> putWithin(object, one, number, thing));
            });
    return thing;
  }

  /** The place of the object that has its id or name at a place; empty for a heading. */
  private Optional<SourceLocation> object(WordPlace place) {
    return place.isName() ? byPlace.get(place).inside() : Optional.of(place.beside());
  }

  private static void putWithin(
      SourceLocation object, WordPlace place, String text, Map<String, String> to) {
    if (!place.isName() && place.at().isIn(object) && !place.at().equals(object)) {
      to.put(place.at().from(object), text);
    }
  }

  /** The id and name of the thing with one of them at a place; empty for another place. */
  List<String> calls(WordPlace place) {
    boolean row = place.cell().isPresent();
    Optional<SourceLocation> object = row ? Optional.empty() : object(place);
    if (!isNamePlace(place) || !row && object.isEmpty()) {
      return List.of();
    }
    return byPlace.entrySet().stream()
        .filter(one -> row ? place.isInRowOf(one.getKey()) : isCall(one, object.get()))
        .filter(one -> isNamePlace(one.getKey()))
        .map(one -> one.getValue().word())
        .toList();
  }

  private static boolean isCall(Map.Entry<WordPlace, Written> one, SourceLocation object) {
    return one.getValue().inside().filter(object::equals).isPresent()
        || one.getKey().equals(new WordPlace(object.field("name")));
  }

  private void read(String name, byte[] content) {
    if (PackFiles.isWorkbook(name)) {
      cells(name, content);
    } else if (name.endsWith(".txt")) {
      headings(name, new String(content, StandardCharsets.UTF_8));
    } else {
      JsonDocument.parseByName(name, new String(content, StandardCharsets.UTF_8), new Diagnostics())
          .ifPresent(document -> read(document.root()));
    }
  }

  private void cells(String name, byte[] content) {
    WorkbookFile.cells(
        name,
        content,
        (place, cell) ->
            put(new WordPlace(place), cell.text(), one -> one.movedTo(place), Optional.empty()));
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
        WordPlace place = new WordPlace(SourceLocation.file(file), number++);
        put(place, heading, one -> one.movedTo(line), Optional.empty());
      }
    }
  }

  private void read(JsonValue value) {
    SourceLocation place = value.location();
    if (value.node().isObject()) {
      int number = 0;
      for (JsonFields.JsonField field : value.fields().orElseThrow().all()) {
        Optional<SourceLocation> inside = Optional.of(field.value().location());
        put(
            new WordPlace(place, number++),
            field.name(),
            one -> field.placed(one.movedTo(inside.get())),
            inside);
        read(field.value());
      }
    } else if (value.node().isArray()) {
      value.list().ifPresent(list -> list.forEach(this::read));
    } else if (value.node().isTextual()) {
      put(
          new WordPlace(place),
          value.node().textValue(),
          one -> value.placed(one.movedTo(place)),
          Optional.empty());
    } else {
      numbers.put(new WordPlace(place), value.node().asText());
    }
  }

  private void put(
      WordPlace place, String word, UnaryOperator<Diagnostic> at, Optional<SourceLocation> inside) {
    byPlace.put(place, new Written(word, at, inside));
  }
}
