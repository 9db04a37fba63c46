package dev.runesheet.cli.test;

import dev.runesheet.cli.command.CommandFailure;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a YAML file that ends with its list of scenarios, to which entries are added as its
 * others stand: at their indentation, with the line ends of the file.
 *
 * @param file the file as the user named it
 * @param text what stands in it
 */
record ScenarioList(String file, String text) {

  private static final String FIELD = "/scenarios";
  private static final Pattern ENTRY = Pattern.compile("^( *)-( .*|)$");
  private static final Pattern LINE_END = Pattern.compile("\\R");
  private static final String USUAL = "  ";

  /**
   * The text with one entry more.
   *
   * @param lines the fields of the entry
   * @throws CommandFailure if the list takes none at the end of the file
   */
  String with(List<String> lines) {
    Diagnostics own = new Diagnostics();
    Optional<JsonDocument> before = JsonDocument.parseYaml(file, text, own);
    if (before.isEmpty()) {
      throw CommandFailure.of("'" + file + "' cannot be read, so none was added.", own.all());
    }
    Optional<JsonValue> list =
        before.get().root().at(FIELD).filter(value -> value.node().isArray());
    String indent = list.map(this::indent).orElse(USUAL);
    String after = text.stripTrailing() + lineEnd() + lineEnd() + entry(lines, indent, lineEnd());
    Optional<JsonDocument> grown = JsonDocument.parseYaml(file, after, new Diagnostics());
    int entries = list.map(value -> value.node().size()).orElse(0);
    if (grown.isEmpty() || grown.get().root().node().at(FIELD).size() != entries + 1) {
      throw CommandFailure.of(
          "'" + file + "' does not end with its list of scenarios, so none was added.");
    }
    return after;
  }

  /** An entry as it stands in a file where nothing says otherwise. */
  static String entry(List<String> lines) {
    return entry(lines, USUAL, "\n");
  }

  private static String entry(List<String> lines, String indent, String lineEnd) {
    StringBuilder entry = new StringBuilder();
    for (String line : lines) {
      String before = entry.isEmpty() ? "- " : "  ";
      entry.append(indent).append(before).append(line).append(lineEnd);
    }
    return entry.toString();
  }

  private String indent(JsonValue list) {
    Matcher first = ENTRY.matcher(LINE_END.split(text)[list.line() - 1]);
    if (!first.matches()) {
      throw CommandFailure.of(
          "'"
              + file
              + "', line "
              + list.line()
              + ": the list of scenarios stands in brackets, so none was added; entries are"
              + " added to a list whose entries begin with '- ', each on lines of its own.");
    }
    return first.group(1);
  }

  /** The first line end of the file. */
  private String lineEnd() {
    Matcher end = LINE_END.matcher(text);
    return end.find() ? end.group() : "\n";
  }
}
