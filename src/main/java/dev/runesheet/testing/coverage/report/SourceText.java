package dev.runesheet.testing.coverage.report;

import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** A source that is a text: finds the lines of places in it. */
record SourceText(List<String> lines, JsonValue root) {

  static SourceText of(String name, byte[] content) {
    String text = new String(content, StandardCharsets.UTF_8);
    Diagnostics findings = new Diagnostics();
    Optional<JsonDocument> document = Optional.empty();
    if (name.endsWith(".json")) {
      document = JsonDocument.parse(name, text, findings);
    } else if (name.endsWith(".yaml") || name.endsWith(".yml")) {
      document = JsonDocument.parseYaml(name, text, findings);
    }
    return new SourceText(text.lines().toList(), document.map(JsonDocument::root).orElse(null));
  }

  /**
   * Lines of a place.
   *
   * @param first the first, from 1
   * @param last the last
   */
  record Span(int first, int last) {
    int length() {
      return last - first;
    }
  }

  /** The lines of a place of this text; the first line if it has no such place. */
  Span span(SourceLocation location) {
    int line = location.place().line();
    if (line > 0) {
      return new Span(line, line);
    }
    Optional<Place.Pointer> pointer = location.place().pointer();
    if (pointer.isPresent() && root != null) {
      Optional<JsonValue> value = root.at(pointer.get().path());
      if (value.isPresent() && value.get().line() > 0) {
        return new Span(value.get().line(), value.get().lastLine());
      }
    }
    return new Span(1, 1);
  }
}
