package dev.runesheet.testing.sheet;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.testing.ScenarioColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The names of fields of a game's state, taken from the columns of its sheets. */
public final class FieldWords {

  private static final String THEN = "then";

  private final List<ScenarioColumn> columns;

  /** The words of a game's columns. */
  public FieldWords(List<ScenarioColumn> columns) {
    this.columns = List.copyOf(columns);
  }

  /**
   * The name of a field.
   *
   * @param pointer its JSON pointer in the words of {@code then}
   */
  public String name(String pointer) {
    List<String> parts = parts(pointer);
    for (int end = parts.size(); end > 1; end--) {
      Optional<ScenarioColumn> column = column(parts.subList(0, end));
      if (column.isPresent()) {
        Map<String, String> keys = ColumnMatch.of(column.get(), parts.subList(0, end)).keys();
        String of =
            keys.entrySet().stream()
                .map(key -> key.getKey().toLowerCase(java.util.Locale.ROOT) + " " + key.getValue())
                .collect(Collectors.joining(", "));
        String name = column.get().column().label() + (of.isEmpty() ? "" : " of " + of);
        return (name + " " + words(parts.subList(end, parts.size()))).strip();
      }
    }
    return words(parts.subList(1, parts.size()));
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

  private Optional<ScenarioColumn> column(List<String> parts) {
    return columns.stream().filter(column -> ColumnMatch.of(column, parts) != null).findFirst();
  }

  private static List<String> parts(String pointer) {
    List<String> parts = new ArrayList<>(List.of(THEN));
    for (String part : pointer.substring(1).split("/")) {
      parts.add(part.replace("~1", "/").replace("~0", "~"));
    }
    return parts;
  }

  private static String words(List<String> parts) {
    return String.join(" ", parts).replace('_', ' ');
  }
}
