package dev.runesheet.testing.sheet;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.place.Place;
import dev.runesheet.testing.ScenarioColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The names of fields of a game's state, taken from the columns of its sheets. */
public record FieldWords(List<ScenarioColumn> columns, EntryNames names) {

  /** Copies the columns. */
  public FieldWords {
    columns = List.copyOf(columns);
  }

  private static final String THEN = "then";

  /** The names of entries of maps and lists, if the columns do not name them. */
  @FunctionalInterface
  public interface EntryNames {

    /** The name of an entry of what the fields lead to; empty if the columns name it. */
    Optional<String> name(String of, String entry);
  }

  /**
   * The name of a field.
   *
   * @param pointer its JSON pointer in the words of {@code then}
   */
  public String name(String pointer) {
    List<Part> parts = parts(pointer);
    for (int end = parts.size(); end > 1; end--) {
      List<Part> known = parts.subList(0, end);
      Optional<ScenarioColumn> column = column(known);
      if (column.isPresent()) {
        String of =
            known.stream()
                .map(Part::name)
                .filter(one -> !one.isEmpty())
                .collect(Collectors.joining(", "));
        String name = column.get().column().label() + of(of.isEmpty() ? keys(column, known) : of);
        return (name + " " + words(parts.subList(end, parts.size()))).strip();
      }
    }
    return words(parts.subList(1, parts.size()));
  }

  private static String keys(Optional<ScenarioColumn> column, List<Part> known) {
    return ColumnMatch.of(column.get(), fields(known)).keys().entrySet().stream()
        .map(key -> key.getKey().toLowerCase(java.util.Locale.ROOT) + " " + key.getValue())
        .collect(Collectors.joining(", "));
  }

  private static String of(String words) {
    return words.isEmpty() ? "" : " of " + words;
  }

  /** A value of a field as its column shows it; texts and lists of them as they are. */
  public String value(String pointer, JsonNode value) {
    return column(parts(pointer))
        .flatMap(column -> ScenarioRows.text(column, value))
        .orElseGet(() -> plain(value));
  }

  private static String plain(JsonNode value) {
    if (value.isMissingNode() || value.isNull() || value.isArray() && value.isEmpty()) {
      return "nothing";
    }
    if (value.isArray()) {
      List<String> entries = new ArrayList<>();
      value.forEach(one -> entries.add(plain(one)));
      return String.join("; ", entries);
    }
    return value.isTextual() ? value.textValue() : value.toString();
  }

  /**
   * A part of a pointer.
   *
   * @param field the field, or the number of an entry of a list
   * @param name its name for people; empty if that is the field
   */
  private record Part(String field, String name) {

    String words() {
      return name.isEmpty() ? field.replace('_', ' ') : name;
    }

    /** The part in the path of a column, where an entry of a list that has a name is marked. */
    String inPath() {
      boolean entry = !name.isEmpty() && field.chars().allMatch(Character::isDigit);
      return entry ? SheetShape.ENTRY + field : field;
    }
  }

  private Optional<ScenarioColumn> column(List<Part> parts) {
    List<String> path = fields(parts);
    return columns.stream().filter(column -> ColumnMatch.of(column, path) != null).findFirst();
  }

  private static List<String> fields(List<Part> parts) {
    return parts.stream().map(Part::inPath).toList();
  }

  private List<Part> parts(String pointer) {
    List<Part> parts = new ArrayList<>(List.of(new Part(THEN, "")));
    List<String> before = new ArrayList<>();
    for (String field : new Place.Pointer(pointer).steps()) {
      parts.add(new Part(field, names.name(String.join("/", before), field).orElse("")));
      before.add(field);
    }
    return parts;
  }

  private static String words(List<Part> parts) {
    return parts.stream().map(Part::words).collect(Collectors.joining(" "));
  }
}
