package dev.runesheet.document;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.FindingCode;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * A value of a document with its place. The typed views report what does not fit and return empty,
 * so that a reader goes on and all errors of a source are found at once.
 *
 * @param document the document it stands in
 * @param pointer its JSON pointer in the document's file
 * @param node the value itself
 */
public record JsonValue(JsonDocument document, String pointer, JsonNode node) {

  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][-+]?[0-9]+)?");
  private static final String UNQUOTED = " without quotes";

  private static final String BEYOND = "a number beyond the largest double";

  private static final Pattern FLAG = Pattern.compile("true|false");

  private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}&&[^\\n\\r\\t]]");

  private static final List<String> ON = List.of("yes", "on");

  private static final List<String> OFF = List.of("no", "off");

  /** The place of the value. */
  public SourceLocation location() {
    return document.location(pointer);
  }

  /**
   * The place of a field of this object; for a missing field the place where it belongs, if the
   * document knows it, otherwise that of the object.
   */
  public SourceLocation locationOf(String field) {
    return node.has(field) || document.placesMissing()
        ? document.location(child(field))
        : location();
  }

  /** The same of an entry of a field. */
  public SourceLocation locationOf(String field, String entry) {
    return node.path(field).has(entry) || document.placesMissing()
        ? document.location(child(field) + step(entry))
        : location();
  }

  /** The pointer of a field. */
  String child(String field) {
    return pointer + step(field);
  }

  /** The part of a JSON pointer that leads to a field, whatever its name. */
  public static String step(String field) {
    return JsonPointer.empty().appendProperty(field).toString();
  }

  /** The line it begins in, from 1; 0 if it is not known. */
  public int line() {
    return document.line(pointer);
  }

  /** The line it ends in, from 1; 0 if it is not known. */
  public int lastLine() {
    return document.lastLine(pointer);
  }

  /** The value at a JSON pointer below this one; empty if there is none. */
  public Optional<JsonValue> at(String below) {
    JsonNode found = node.at(below);
    return found.isMissingNode()
        ? Optional.empty()
        : Optional.of(new JsonValue(document, pointer + below, found));
  }

  /** The value of a field, whatever its name; empty if there is none. */
  public Optional<JsonValue> field(String name) {
    return at(step(name));
  }

  /** The entries of this list; none, without a report, of anything else. */
  public List<JsonValue> entries() {
    return node.isArray() ? list().orElseThrow() : List.of();
  }

  /** The same of a field that is a list. */
  public List<JsonValue> entries(String field) {
    return field(field).map(JsonValue::entries).orElse(List.of());
  }

  /** The fields of this object, whatever their names; none, without a report, of anything else. */
  public List<JsonFields.JsonField> named() {
    return node.isObject() ? new JsonFields(this).all() : List.of();
  }

  /** The same of a field that is an object. */
  public List<JsonFields.JsonField> named(String field) {
    return field(field).map(JsonValue::named).orElse(List.of());
  }

  /** Reports a field that is a list or an object without entries. */
  public void notEmpty(String field, FindingCode code, String found, String expected) {
    field(field)
        .filter(one -> one.node().isContainerNode() && one.node().isEmpty())
        .ifPresent(one -> one.error(code, found, expected));
  }

  /** The same value with findings that go elsewhere. */
  public JsonValue reportingTo(Diagnostics other) {
    return new JsonValue(document.reportingTo(other), pointer, node);
  }

  /** Reports an error about this value. */
  public void error(FindingCode code, String found, String expected) {
    report(Diagnostic.of(code, location(), found, expected));
  }

  /** Reports an error about a word of this value. */
  public void errorAbout(FindingCode code, String word, String expected) {
    report(Diagnostic.about(code, location(), word, expected));
  }

  /** Reports that this value is not what is expected. */
  public void wrong(FindingCode code, String expected) {
    report(refused(code, expected));
  }

  /** The error that this value is not what is expected. */
  public Diagnostic refused(FindingCode code, String expected) {
    return node.isTextual()
        ? Diagnostic.about(code, location(), node.textValue(), expected)
        : Diagnostic.of(code, location(), found(), expected);
  }

  /** Reports a finding about this value, with its line and column. */
  public void report(Diagnostic finding) {
    document.report(finding, pointer);
  }

  /** A finding about this value, with its line and column. */
  public Diagnostic placed(Diagnostic finding) {
    return document.placed(finding, pointer);
  }

  /** Reports that this is none of the valid words, with the nearest of them. */
  public void unknownWord(FindingCode code, Collection<String> valid) {
    report(Diagnostic.unknownWord(code, location(), node.asText(), valid));
  }

  /** The fields, or empty after a report if this is no object. */
  public Optional<JsonFields> fields() {
    return node.isObject() ? Optional.of(new JsonFields(this)) : noEntries(document.object());
  }

  /** The entries in order, or empty after a report if this is no list. */
  public Optional<List<JsonValue>> list() {
    if (!node.isArray()) {
      return noEntries("a list");
    }
    List<JsonValue> entryList = new ArrayList<>();
    for (int i = 0; i < node.size(); i++) {
      entryList.add(new JsonValue(document, pointer + "/" + i, node.get(i)));
    }
    return Optional.of(entryList);
  }

  /** The text, or empty after a report if this is no text. */
  public Optional<String> text() {
    return node.isTextual() ? Optional.of(node.textValue()) : wrongType("a text");
  }

  /** The text of several lines at most, or empty after a report if it can steer a terminal. */
  public Optional<String> plainText() {
    Optional<String> text = text();
    if (text.filter(CONTROL.asPredicate()).isPresent()) {
      wrong(Code.WRONG_TYPE, "a text without control characters");
      return Optional.empty();
    }
    return text;
  }

  /** The meaning of a word, or empty after a report if the table does not have it. */
  public <T> Optional<T> word(WordTable<T> table, Code ifUnknown) {
    Optional<String> word = text();
    Optional<T> meaning = word.flatMap(table::meaning);
    if (word.isPresent() && meaning.isEmpty()) {
      unknownWord(ifUnknown, table.words());
    }
    return meaning;
  }

  /** The text, which must be one of these words, or empty after a report. */
  public Optional<String> oneOf(Collection<String> words, Code ifUnknown) {
    Optional<String> word = text();
    if (word.isPresent() && !words.contains(word.get())) {
      unknownWord(ifUnknown, words);
      return Optional.empty();
    }
    return word;
  }

  /** True or false, or empty after a report if this is neither. */
  public Optional<Boolean> flag() {
    if (node.isBoolean()) {
      return Optional.of(node.booleanValue());
    }
    Diagnostic refused =
        refused(Code.WRONG_TYPE, "true or false" + (isQuoted(FLAG) ? UNQUOTED : ""));
    String word = node.isTextual() ? node.textValue() : "";
    // A right word in quotes is told to have none.
    boolean quoted = FLAG.matcher(word).matches();
    report(quoted ? refused : refused.meaning(flagLike(word)));
    return Optional.empty();
  }

  /** The value that a word means which is nearly one, or is one in YAML 1.1; null if none. */
  private static String flagLike(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    String nearest = Words.nearest(word, List.of("true", "false"));
    return ON.contains(lower) ? "true" : OFF.contains(lower) ? "false" : nearest;
  }

  /** The finite number, or empty after a report; true and false are no numbers. */
  public OptionalDouble number() {
    return number("a number");
  }

  private OptionalDouble number(String expected) {
    if (!node.isNumber()) {
      wrongType(isQuoted(NUMBER) ? "a number" + UNQUOTED : expected);
      return OptionalDouble.empty();
    }
    double number = JsonNumbers.read(node);
    if (!Double.isFinite(number)) {
      error(Code.OUT_OF_RANGE, BEYOND, "a finite number");
      return OptionalDouble.empty();
    }
    return OptionalDouble.of(number);
  }

  /** The whole number of a range, or empty after a report; 6.0 is as whole as 6. */
  public OptionalInt whole(int min, int max) {
    boolean bounded = min > Integer.MIN_VALUE && max < Integer.MAX_VALUE;
    OptionalDouble number =
        number("a whole number" + (bounded ? " from " + min + " to " + max : ""));
    if (number.isEmpty()) {
      return OptionalInt.empty();
    }
    double value = number.getAsDouble();
    if (value != Math.rint(value)) {
      wrong(Code.WRONG_TYPE, "a whole number");
      return OptionalInt.empty();
    }
    if (value < min || value > max) {
      wrong(Code.OUT_OF_RANGE, Words.range(value, min, max));
      return OptionalInt.empty();
    }
    return OptionalInt.of((int) value);
  }

  /** A value as the source would write it in the place of this one, for messages. */
  public String written(JsonNode other) {
    return document.written(pointer, other);
  }

  /** The value in words, for messages: {@code 'abc'}, {@code 5}, {@code a list}. */
  public String found() {
    if (node.isTextual()) {
      return Words.quote(node.textValue());
    }
    if (node.isObject()) {
      return document.object();
    }
    if (node.isNull() && document.placesMissing()) {
      return "nothing"; // Cells have no null.
    }
    if (node.isNumber() && !Double.isFinite(node.doubleValue())) {
      return BEYOND;
    }
    return node.isArray() ? "a list" : node.toString();
  }

  /** True if only its quotes make this another value; cells have none. */
  private boolean isQuoted(Pattern unquoted) {
    return node.isTextual()
        && !document.placesMissing()
        && unquoted.matcher(node.textValue()).matches();
  }

  private <T> Optional<T> noEntries(String expected) {
    if (node.isTextual() && node.textValue().isEmpty()) {
      error(Code.WRONG_TYPE, "nothing", expected); // Nothing behind a colon is read as this.
      return Optional.empty();
    }
    return wrongType(expected);
  }

  private <T> Optional<T> wrongType(String expected) {
    wrong(Code.WRONG_TYPE, expected);
    return Optional.empty();
  }
}
