package dev.runesheet.document;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Words;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The fields of an object. It records the fields that a reader requests, so that {@link #noOthers}
 * finds unknown ones.
 */
public final class JsonFields {

  private final JsonValue object;
  private final Set<String> asked = new LinkedHashSet<>();

  /** The required fields that were missing and reported. */
  private final Set<String> lacking = new LinkedHashSet<>();

  JsonFields(JsonValue object) {
    this.object = object;
  }

  /** The object whose fields they are. */
  public JsonValue object() {
    return object;
  }

  /** A field that must be there, or empty after a report. */
  public Optional<JsonValue> required(String name) {
    Optional<JsonValue> value = optional(name);
    if (value.isEmpty()) {
      lacking.add(name);
      missing(name);
    }
    return value;
  }

  private void missing(String name) {
    if (object.document().placesMissing()) {
      SourceLocation place = object.locationOf(name);
      object.document().report(Diagnostic.of(Code.MISSING_FIELD, place, "", expected(name)), "");
    } else {
      object.error(Code.MISSING_FIELD, "", expected(name));
    }
  }

  /** A field that may be left out. */
  public Optional<JsonValue> optional(String name) {
    asked.add(name);
    return Optional.ofNullable(object.node().get(name)).map(node -> child(name, node));
  }

  /** All fields in order, whatever their names: the entries of a map. */
  public List<JsonField> all() {
    List<JsonField> fieldList = new ArrayList<>();
    for (String name : names()) {
      asked.add(name);
      fieldList.add(new JsonField(name, child(name, object.node().get(name))));
    }
    return fieldList;
  }

  private static String expected(String name) {
    return "the field '" + name + "'";
  }

  /**
   * Reports each field that was not asked for, with the nearest one that is still missing, or the
   * only one that must be there. That one is then misspelt and not missing besides.
   *
   * @return true if none of them is misspelt: none is there, or only what is like no valid field
   */
  public boolean noOthers() {
    return noOthers(Set.of());
  }

  /**
   * The same where some names mean something in other objects of the kind: such a name is not
   * misspelt, it only does not belong here.
   */
  public boolean noOthers(Collection<String> elsewhere) {
    List<String> present = names();
    List<String> missing = asked.stream().filter(name -> !present.contains(name)).toList();
    Collection<String> candidates = missing.isEmpty() ? List.copyOf(asked) : missing;
    Map<String, String> meant = new LinkedHashMap<>();
    for (String name : others()) {
      meant.put(name, elsewhere.contains(name) ? null : Words.nearest(name, candidates));
    }
    long strange = meant.values().stream().filter(name -> !lacking.contains(name)).count();
    meant.values().forEach(this::notMissing);
    boolean instead = strange == 1 && lacking.size() == 1;
    String lacked = instead ? List.copyOf(lacking).get(0) : "";
    notMissing(lacked);
    meant.forEach(
        (name, nearest) ->
            reportName(
                name,
                Words.oneOf(asked),
                nearest == null && instead
                    ? finding -> missing(finding, lacked)
                    : finding -> finding.meaning(nearest)));
    return Collections.disjoint(missing, meant.values());
  }

  private static Diagnostic missing(Diagnostic unknown, String field) {
    return unknown.suggesting(Words.quote(field) + " is missing");
  }

  /** The names of the fields that were not asked for, in order. */
  public List<String> others() {
    return names().stream().filter(name -> !asked.contains(name)).toList();
  }

  /**
   * Reports fields that belong into another one, at the first of them.
   *
   * @param field the other one, which is then not missing besides
   */
  public void within(String field, List<String> names) {
    asked.addAll(names);
    notMissing(field);
    String first = names.get(0);
    reportName(first, "it within the field " + Words.quote(field), UnaryOperator.identity());
  }

  /** Takes back that a required field is missing. */
  private void notMissing(String name) {
    if (lacking.remove(name)) {
      object.document().withdrawMissing(object.pointer(), expected(name));
    }
  }

  private void reportName(String name, String expected, UnaryOperator<Diagnostic> hint) {
    JsonValue field = child(name, object.node().get(name));
    Diagnostic finding = Diagnostic.about(Code.UNKNOWN_FIELD, field.location(), name, expected);
    new JsonField(name, field).reportName(hint.apply(finding));
  }

  private List<String> names() {
    List<String> names = new ArrayList<>();
    object.node().fieldNames().forEachRemaining(names::add);
    return names;
  }

  private JsonValue child(String name, JsonNode node) {
    return new JsonValue(object.document(), object.child(name), node);
  }

  /** A field's name and value. */
  public record JsonField(String name, JsonValue value) {

    /** Reports that the name is none of the valid ones, with the nearest, at the name's place. */
    public void unknownName(Code code, Collection<String> valid) {
      reportName(Diagnostic.unknownWord(code, value.location(), name, valid));
    }

    /** Reports that the name is none of the valid ones, of which one is missing. */
    public void unknownInstead(String missing, Collection<String> valid) {
      Diagnostic unknown =
          Diagnostic.about(Code.UNKNOWN_FIELD, value.location(), name, Words.oneOf(valid));
      reportName(JsonFields.missing(unknown, missing));
    }

    /** Reports a finding about the name, with its line and column. */
    public void reportName(Diagnostic finding) {
      value.document().pass(placed(finding));
    }

    /** A finding about the name, with its line and column. */
    public Diagnostic placed(Diagnostic finding) {
      return value.document().placedAtName(finding, value.pointer());
    }
  }
}
