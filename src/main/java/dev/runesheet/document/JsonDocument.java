package dev.runesheet.document;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.place.Place;
import java.util.Map;
import java.util.Optional;

/**
 * A JSON text that was parsed strictly, with the line and column of each of its values.
 *
 * <p>Strict means: one value and nothing after it, each key once, no comments, no {@code NaN}.
 * Whatever is wrong is reported; nothing is thrown.
 */
public final class JsonDocument {

  /** The source that a document was read from. */
  @FunctionalInterface
  public interface Origin {

    /** The place of the value at a JSON pointer. */
    SourceLocation location(String pointer);

    /** True if it also knows where values would be written that are missing. */
    default boolean placesMissing() {
      return false;
    }

    /** A value as the source would write it at a JSON pointer; a missing one is nothing. */
    default String written(String pointer, JsonNode value) {
      return value.isMissingNode() ? "nothing" : value.toString();
    }
  }

  private final String file;
  private final String base;
  private final JsonNode node;
  private final JsonPlaces places;
  private final Origin origin;
  private final Diagnostics diagnostics;
  private final Repeated repeated;

  private JsonDocument(
      String file,
      String base,
      JsonNode node,
      JsonPlaces places,
      Origin origin,
      Diagnostics diagnostics) {
    this(file, base, node, places, origin, diagnostics, new Repeated(node, Map.of()));
  }

  private JsonDocument(
      String file,
      String base,
      JsonNode node,
      JsonPlaces places,
      Origin origin,
      Diagnostics diagnostics,
      Repeated repeated) {
    this.file = file;
    this.base = base;
    this.node = node;
    this.places = places;
    this.origin = origin;
    this.diagnostics = diagnostics;
    this.repeated = repeated;
  }

  /**
   * The state of a document before entries of it were repeated.
   *
   * @param root the outermost value as it is written
   * @param written the pointers of values as they are written, by those that they have now
   */
  private record Repeated(JsonNode root, Map<String, String> written) {

    /** The pointer of a value, or of what is missing in one, as it is written. */
    String source(String pointer) {
      String known = PlacedTree.innermost(written, pointer);
      return known.isEmpty() || !written.containsKey(known)
          ? pointer
          : written.get(known) + pointer.substring(known.length());
    }

    /** The same of a pointer that may be as it is written. */
    String sourceUnlessWritten(String pointer) {
      boolean isWritten = written.isEmpty() || !root.at(pointer).isMissingNode();
      return isWritten ? pointer : source(pointer);
    }
  }

  private static Origin pointers(String file) {
    return pointer -> SourceLocation.pointer(file, pointer);
  }

  /**
   * Parses a text within {@link JsonLimits#DEFAULT}.
   *
   * @param file the name for messages
   * @return the document; empty if the text is not JSON or too large, which is then reported. Keys
   *     that stand twice are reported too, and the first of them counts
   */
  public static Optional<JsonDocument> parse(String file, String text, Diagnostics diagnostics) {
    return parse(file, 1, text, JsonLimits.DEFAULT, diagnostics);
  }

  /**
   * Parses a text that begins at a line of its file, such as one line of a JSON Lines file.
   *
   * @param firstLine the number of the text's first line, from 1
   * @return the document, as {@link #parse(String, String, Diagnostics)} describes
   */
  public static Optional<JsonDocument> parse(
      String file, int firstLine, String text, JsonLimits limits, Diagnostics diagnostics) {
    return parse(file, firstLine, text, limits, JsonSyntax.STRICT, diagnostics);
  }

  /**
   * Parses a YAML text that says what JSON could say: no aliases, no binary data. Words such as
   * {@code yes} and digits with a leading zero are texts.
   *
   * @return the document, as {@link #parse(String, String, Diagnostics)} describes
   */
  public static Optional<JsonDocument> parseYaml(
      String file, String text, Diagnostics diagnostics) {
    try {
      return parse(file, 1, text, JsonLimits.DEFAULT, YamlSyntax.PLAIN, diagnostics)
          .filter(document -> !FlowCommas.report(document.root()));
    } catch (NoClassDefFoundError noModule) {
      // Jackson's module for YAML is an optional dependency.
      diagnostics.add(
          Diagnostic.of(Code.YAML_MODULE, SourceLocation.file(file), "", "")
              .suggesting(Code.YAML_MODULE.fix()));
      return Optional.empty();
    }
  }

  /** Parses a text by how its file is called: {@code .json}, or else YAML. */
  public static Optional<JsonDocument> parseByName(
      String file, String text, Diagnostics diagnostics) {
    return file.endsWith(".json")
        ? parse(file, text, diagnostics)
        : parseYaml(file, text, diagnostics);
  }

  private static Optional<JsonDocument> parse(
      String file,
      int firstLine,
      String text,
      JsonLimits limits,
      Syntax syntax,
      Diagnostics diagnostics) {
    String clean = DecodedText.unmarked(text);
    JsonTreeReader reader = new JsonTreeReader(file, firstLine, clean, limits, syntax, diagnostics);
    JsonPlaces places = new JsonPlaces(clean, firstLine, syntax);
    return reader
        .read()
        .map(tree -> new JsonDocument(file, "", tree, places, pointers(file), diagnostics));
  }

  /**
   * A document of a value parsed elsewhere; messages name its pointer, but no line.
   *
   * @param pointer the JSON pointer of the value in its file; empty for the whole file
   */
  public static JsonDocument of(
      String file, String pointer, JsonNode node, Diagnostics diagnostics) {
    return new JsonDocument(file, pointer, node, null, pointers(file), diagnostics);
  }

  /**
   * A value that was put together from a source of another kind, such as the cells of a sheet.
   *
   * @param origin where its values were written
   */
  public static JsonDocument of(
      String file, JsonNode node, Origin origin, Diagnostics diagnostics) {
    return new JsonDocument(file, "", node, null, origin, diagnostics);
  }

  /** The same document with findings that go elsewhere. */
  public JsonDocument reportingTo(Diagnostics other) {
    return new JsonDocument(file, base, node, places, origin, other, repeated);
  }

  /**
   * The same document after entries of it were repeated.
   *
   * @param all its outermost value with all entries
   * @param written the pointers of values as they are written, by those that they have there
   */
  JsonDocument repeated(JsonNode all, Map<String, String> written) {
    Repeated before = new Repeated(node, Map.copyOf(written));
    return new JsonDocument(file, base, all, places, origin, diagnostics, before);
  }

  /** The file's name, for messages. */
  public String file() {
    return file;
  }

  /** The outermost value. */
  public JsonValue root() {
    return new JsonValue(this, base, node);
  }

  /**
   * A finding that names a JSON pointer of this document, with line and column of the value. A part
   * of a text or number, such as what a short form implies, has the pointer of the text.
   */
  public Diagnostic placed(Diagnostic finding) {
    SourceLocation there = finding.location();
    String named = there.place().pointer().map(Place.Pointer::path).orElse("");
    String pointer = written(repeated.sourceUnlessWritten(named));
    JsonPlaces.Place place = place(pointer);
    SourceLocation at =
        pointer.equals(named) ? there : SourceLocation.pointer(there.file(), pointer);
    return place == null ? finding : finding.movedTo(at).at(place.line(), place.column());
  }

  /** The text at a place of this document as it is written; empty where there is none. */
  public String text(SourceLocation place) {
    String named = place.place().pointer().map(Place.Pointer::path).orElse("");
    return repeated.root().at(repeated.sourceUnlessWritten(named)).asText();
  }

  /** The line of a place in this document, or of what implies it, from 1; 0 if it is not known. */
  public int line(SourceLocation place) {
    String named = place.place().pointer().map(Place.Pointer::path).orElse("");
    JsonPlaces.Place at = place(written(repeated.sourceUnlessWritten(named)));
    return at == null ? 0 : at.line();
  }

  /** The pointer up to the first value without parts; all of it if there is none. */
  private String written(String pointer) {
    for (int end = pointer.indexOf('/', 1); end > 0; end = pointer.indexOf('/', end + 1)) {
      String outer = pointer.substring(0, end);
      if (repeated.root().at(JsonPointer.compile(outer)).isValueNode()) {
        return outer;
      }
    }
    return pointer;
  }

  /** The place of a value, or of the value around it if a short form implies it. */
  private JsonPlaces.Place place(String pointer) {
    JsonPlaces.Place place = places == null ? null : places.of(pointer);
    int parent = pointer.lastIndexOf('/');
    return place != null || places == null || parent < 0
        ? place
        : place(pointer.substring(0, parent));
  }

  /** The place of a value in its file. */
  SourceLocation location(String pointer) {
    return origin.location(repeated.source(pointer));
  }

  /** True if it is known where a missing value would be. */
  public boolean placesMissing() {
    return origin.placesMissing();
  }

  /** The name of an object in this document; what stands in no text is like JSON. */
  String object() {
    return places == null ? JsonSyntax.STRICT.object() : places.object();
  }

  /** A value as it would be written at a place of its file. */
  String written(String pointer, JsonNode value) {
    return origin.written(repeated.source(pointer), value);
  }

  /** The line of a value, from 1; 0 if it is not known. */
  int line(String pointer) {
    JsonPlaces.Place place = place(repeated.source(pointer));
    return place == null ? 0 : place.line();
  }

  /** The line in which a value ends, from 1; 0 if it is not known. */
  int lastLine(String pointer) {
    return places == null ? 0 : places.lastLine(repeated.source(pointer));
  }

  /** Passes on a finding that has its line and column. */
  public void pass(Diagnostic placed) {
    diagnostics.add(placed);
  }

  /** Reports a finding about a value, with the line and column of the value. */
  void report(Diagnostic finding, String pointer) {
    pass(placed(finding, pointer));
  }

  /** A finding about a value, with the line and column of the value. */
  Diagnostic placed(Diagnostic finding, String pointer) {
    return placed(finding, place(repeated.source(pointer)));
  }

  /** Takes back that a field is missing in an object. */
  void withdrawMissing(String pointer, String expected) {
    diagnostics.withdraw(Code.MISSING_FIELD, location(pointer), expected);
  }

  /** A finding about a field, with the line and column of its name. */
  Diagnostic placedAtName(Diagnostic finding, String pointer) {
    return placed(finding, places == null ? null : places.ofKey(repeated.source(pointer)));
  }

  private static Diagnostic placed(Diagnostic finding, JsonPlaces.Place place) {
    return place == null ? finding : finding.at(place.line(), place.column());
  }
}
