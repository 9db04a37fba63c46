package dev.runesheet.schema;

import dev.runesheet.document.JsonValue;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.Collection;
import java.util.Optional;

/**
 * The source places of a record and of its fields; a component of this type does not occur in
 * sources. All places are equal, so that equality of records ignores them.
 */
public final class Places {

  /** The places of a record that was never written. */
  public static final Places NONE = new Places(null);

  private final JsonValue object;

  /** The places of a record that an object says. */
  public Places(JsonValue object) {
    this.object = object;
  }

  /** The place of the record. */
  public SourceLocation all() {
    return object == null ? SourceLocation.NONE : object.location();
  }

  /** The place of a field; where it is left out, its empty cell or else the record. */
  public SourceLocation of(String field) {
    return object == null ? SourceLocation.NONE : object.locationOf(field);
  }

  /** The place of an entry of a field; where it is left out, its empty cell or else the record. */
  public SourceLocation of(String field, String entry) {
    return object == null ? SourceLocation.NONE : object.locationOf(field, entry);
  }

  /** The values of a source below the record, by JSON pointer. */
  public Optional<JsonValue> part(String pointer) {
    return object == null ? Optional.empty() : object.at(pointer);
  }

  /** True if a source has a field, or an entry such as {@code cards/0}, whatever it holds. */
  public boolean has(String field) {
    return object != null && object.at("/" + field).isPresent();
  }

  /** Reports that a field that is there is none of the valid words, with the nearest of them. */
  public void unknownWord(String field, Code code, Collection<String> valid) {
    object.at("/" + field).orElseThrow().unknownWord(code, valid);
  }

  /** Reports an error about a field, or about the record if the field is left out. */
  public void error(String field, Code code, String found, String expected) {
    object.at("/" + field).orElse(object).error(code, found, expected);
  }

  /** Reports an error about a field at its place, which it has even if it is left out. */
  public void errorWhere(String field, Code code, String found, String expected) {
    if (has(field)) {
      error(field, code, found, expected);
    } else {
      SourceLocation place = object.location().to(JsonValue.step(field));
      object.report(Diagnostic.of(code, place, found, expected));
    }
  }

  /** Gives a finding about the record, with its line and column. */
  public void report(Diagnostic finding, Diagnostics findings) {
    object.reportingTo(findings).report(finding);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Places;
  }

  @Override
  public int hashCode() {
    return 0;
  }

  @Override
  public String toString() {
    return all().toString();
  }
}
