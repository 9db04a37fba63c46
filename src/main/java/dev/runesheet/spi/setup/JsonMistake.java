package dev.runesheet.spi.setup;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spelling.NearestWord;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A mistake in JSON that does not fit a record, told by its place as a JSON pointer, what stands
 * there, and what should. Jackson's own words name classes, which say nothing to who wrote it.
 */
public final class JsonMistake {

  private final JsonProcessingException wrong;
  private final JsonNode found;
  private final JsonNode around;
  private final String pointer;

  private JsonMistake(JsonProcessingException wrong, JsonNode json, String above) {
    this.wrong = wrong;
    String inside = wrong instanceof JsonMappingException mapping ? pointer(mapping) : "";
    JsonPointer place = JsonPointer.compile(inside);
    this.found = json.at(place);
    this.around = place.matches() ? found : json.at(place.head());
    this.pointer = above + inside;
  }

  /**
   * The mistake in words, without a full stop.
   *
   * @param json what was read
   * @param above the pointer to it in the whole that people see; empty if it is the whole
   */
  public static String words(JsonProcessingException wrong, JsonNode json, String above) {
    return new JsonMistake(wrong, json, above).words();
  }

  private static String pointer(JsonMappingException mapping) {
    JsonPointer pointer = JsonPointer.empty();
    for (JsonMappingException.Reference step : mapping.getPath()) {
      String name = step.getFieldName();
      pointer = name == null ? pointer.appendIndex(step.getIndex()) : pointer.appendProperty(name);
    }
    return pointer.toString();
  }

  private String words() {
    if (wrong instanceof PropertyBindingException unknown) {
      return unknown(unknown);
    }
    if (wrong instanceof InvalidDefinitionException ofClass) { // The class is wrong, not the text.
      return place() + " cannot be read: " + ofClass.getOriginalMessage();
    }
    if (found.isMissingNode()) {
      return pointer + " is missing" + misspelt();
    }
    if (found.isNull()) {
      return pointer + " is null";
    }
    if (wrong instanceof MismatchedInputException mismatch && mismatch.getTargetType() != null) {
      return place() + " is not right; expected " + expected(mismatch.getTargetType());
    }
    Throwable cause = wrong.getCause();
    if (cause instanceof NullPointerException) {
      return absent();
    }
    return cause instanceof IllegalArgumentException
        ? place() + " is not right: " + cause.getMessage().replaceFirst("\\.$", "")
        : place() + " is not right";
  }

  /** The field of a record that may be meant by what is missing: Jackson names it later. */
  private String misspelt() {
    List<String> unknown = new ArrayList<>();
    around.fieldNames().forEachRemaining(unknown::add);
    unknown.removeAll(components());
    int last = pointer.lastIndexOf('/');
    String meant = NearestWord.of(pointer.substring(last + 1), unknown);
    return meant == null ? "" : "; " + pointer.substring(0, last + 1) + meant + " may mean it";
  }

  /** The names of the parts of the record that is to be made; none if it is something else. */
  private List<String> components() {
    boolean ofRecord =
        wrong instanceof MismatchedInputException mismatch
            && mismatch.getTargetType() != null
            && mismatch.getTargetType().isRecord();
    return ofRecord
        ? Stream.of(((MismatchedInputException) wrong).getTargetType().getRecordComponents())
            .map(RecordComponent::getName)
            .toList()
        : List.of();
  }

  private String place() {
    return (pointer.isEmpty() ? "all of it" : pointer) + " (" + Excerpt.of(found.toString()) + ")";
  }

  private String unknown(PropertyBindingException unknown) {
    Collection<Object> ids = unknown.getKnownPropertyIds();
    List<String> known =
        ids == null ? List.of() : ids.stream().map(String::valueOf).sorted().toList();
    String meant = NearestWord.meant(unknown.getPropertyName(), known);
    return pointer
        + ": field '"
        + Excerpt.of(unknown.getPropertyName())
        + "' is not known"
        + (known.isEmpty() ? "" : "; expected " + NearestWord.oneOf(known))
        + (meant.isEmpty() ? "" : "." + meant);
  }

  /** Records refuse to be made of parts that are null or not there, and do not know which. */
  private String absent() {
    List<String> missing = new ArrayList<>();
    if (wrong instanceof ValueInstantiationException made && made.getType().isRecordType()) {
      for (RecordComponent part : made.getType().getRawClass().getRecordComponents()) {
        if (!part.getType().isPrimitive() && !found.has(part.getName())) {
          missing.add("'" + part.getName() + "'");
        }
      }
    }
    List<String> nulls = nulls();
    if (missing.isEmpty() && !nulls.isEmpty()) {
      return String.join(" or ", nulls) + " is null";
    }
    return (pointer.isEmpty() ? "all of it" : pointer)
        + " lacks "
        + (missing.isEmpty() ? "a part" : String.join(" or ", missing));
  }

  /** The entries of lists that are null, or if none is, the fields. */
  private List<String> nulls() {
    List<String> entries = new ArrayList<>();
    List<String> fields = new ArrayList<>();
    for (Map.Entry<String, JsonNode> field : found.properties()) {
      String at = pointer + "/" + field.getKey();
      if (field.getValue().isNull()) {
        fields.add(at);
      }
      for (int i = 0; field.getValue().isArray() && i < field.getValue().size(); i++) {
        if (field.getValue().get(i).isNull()) {
          entries.add(at + "/" + i);
        }
      }
    }
    return entries.isEmpty() ? fields : entries;
  }

  private static String expected(Class<?> type) {
    if (type.isEnum()) {
      return NearestWord.oneOf(
          Arrays.stream(type.getEnumConstants()).map(String::valueOf).toList());
    }
    if (type == boolean.class || type == Boolean.class) {
      return "true or false";
    }
    if (type == int.class || type == Integer.class || type == long.class || type == Long.class) {
      return "a whole number";
    }
    if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
      return "a number";
    }
    if (CharSequence.class.isAssignableFrom(type)) {
      return "a text";
    }
    return type.isArray() || Collection.class.isAssignableFrom(type) ? "a list" : "a JSON object";
  }
}
