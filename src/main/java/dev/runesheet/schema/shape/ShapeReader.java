package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.runesheet.document.JsonFields;
import dev.runesheet.document.JsonFields.JsonField;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.schema.Checked;
import dev.runesheet.schema.Keyed;
import dev.runesheet.schema.Partial;
import dev.runesheet.schema.Places;
import dev.runesheet.schema.ReadWhole;
import dev.runesheet.schema.Required;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The reader of values as the Java types of their shapes. What does not fit is reported at its
 * place, and reading goes on, so that all errors of a source are found at once.
 */
public record ShapeReader(SourceNames vocabulary) {

  /** A value as a record or a case of a sealed interface; empty after a report. */
  public <T> Optional<T> read(Class<T> type, JsonValue value) {
    return read(Shapes.of(type), value).map(type::cast);
  }

  /** A record whose fields are the only ones left of an object; empty after a report. */
  public <T> Optional<T> read(Class<T> type, JsonFields fields) {
    Optional<T> read = part(type, fields);
    fields.noOthers();
    return read;
  }

  /** A record whose fields stand among those of others; empty after a report. */
  public <T> Optional<T> part(Class<T> type, JsonFields fields) {
    return fields(Shapes.structure(type), fields, fields.object()).map(type::cast);
  }

  /** Small, like what it calls for what lies within itself: sources may be nested deeply. */
  private Optional<?> read(Shape declared, JsonValue value) {
    Shape shape = declared instanceof Shape.Recursive recursive ? recursive.of() : declared;
    if (shape instanceof Shape.Choice choice) {
      return choice(choice, value);
    }
    if (shape instanceof Shape.Structure structure) {
      return structure(structure, value);
    }
    if (shape instanceof Shape.Listed listed) {
      return list(listed, value);
    }
    return shape instanceof Shape.Raw raw && !raw.kind().isEmpty()
        ? vocabulary.value(raw.kind(), value)
        : flat(shape, value);
  }

  private Optional<?> flat(Shape shape, JsonValue value) {
    if (shape instanceof Shape.Whole whole) {
      OptionalInt number = value.whole(whole.min(), whole.max());
      return number.isPresent() ? Optional.of(number.getAsInt()) : Optional.empty();
    }
    if (shape instanceof Shape.Decimal) {
      OptionalDouble number = value.number();
      return number.isPresent() ? Optional.of(number.getAsDouble()) : Optional.empty();
    }
    if (shape instanceof Shape.Flag) {
      return value.flag();
    }
    if (shape instanceof Shape.Text) {
      return value.plainText();
    }
    if (shape instanceof Shape.Own own) {
      return own.form().read(value);
    }
    if (shape instanceof Shape.Raw) {
      return Optional.of(value);
    }
    if (shape instanceof Shape.Word word) {
      return value.oneOf(word.constants().keySet(), word.unknown()).map(word.constants()::get);
    }
    if (shape instanceof Shape.Name name) {
      return vocabulary.read(name.kind(), value);
    }
    return shape instanceof Shape.Mapped mapped
        ? map(mapped, value)
        : tuple((Shape.Tuple) shape, value);
  }

  /** Entries that cannot be read are left out after their report. */
  private Optional<List<?>> list(Shape.Listed listed, JsonValue value) {
    boolean bare = listed.orOne() && !value.node().isArray();
    Optional<List<JsonValue>> all = bare ? Optional.of(List.of(value)) : value.list();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    int found = all.get().size();
    if (listed.orMore() && found == 0) {
      value.error(Code.EMPTY, "", "at least one " + listed.entries());
    } else if (!listed.fits(found) && !bare) {
      String entries = " " + listed.entries();
      String most = listed.orFewer() ? "at most " : "";
      String number = found == 1 ? "1 entry" : found + entries;
      value.error(Code.WRONG_TYPE, number, most + listed.size() + entries);
    }
    List<Object> list = new ArrayList<>();
    Set<Object> keys = new HashSet<>();
    for (JsonValue entry : all.get()) {
      Optional<?> read = read(listed.element(), entry);
      if (listed.distinct() && read.isPresent() && !keys.add(key(read.get()))) {
        entry.error(Code.DUPLICATE, again(entry, read.get()), "each once");
      } else {
        read.ifPresent(list::add);
      }
    }
    return Optional.of(Collections.unmodifiableList(list));
  }

  private static String again(JsonValue entry, Object read) {
    if (read instanceof Keyed keyed) {
      return Words.quote(keyed.key().toString()) + " again";
    }
    return entry.node().isArray() ? entry.node().toString() : entry.found();
  }

  private static Object key(Object entry) {
    return entry instanceof Keyed keyed ? keyed.key() : entry;
  }

  private Optional<Map<?, ?>> map(Shape.Mapped mapped, JsonValue value) {
    Optional<JsonFields> fields = value.fields();
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Map<Object, Object> map = new LinkedHashMap<>();
    for (JsonField field : fields.get().all()) {
      Optional<?> key = key(mapped.key(), field);
      Optional<?> entry = read(mapped.value(), field.value());
      if (key.isPresent() && entry.isPresent()) {
        map.put(key.get(), entry.get());
      }
    }
    return Optional.of(Collections.unmodifiableMap(map));
  }

  /** A key is a word or name, or a number or tuple in its text form. */
  private Optional<?> key(Shape shape, JsonField field) {
    if (shape instanceof Shape.Name name && vocabulary.words(name.kind()).open()) {
      JsonNode text = JsonNodeFactory.instance.textNode(field.name());
      return vocabulary.read(
          name.kind(), new JsonValue(field.value().document(), field.value().pointer(), text));
    }
    Optional<Object> key = TextCodec.read(shape, field.name(), vocabulary);
    if (key.isEmpty()) {
      field.unknownName(TextCodec.unknown(shape, vocabulary), TextCodec.words(shape, vocabulary));
    }
    return key;
  }

  private Optional<?> tuple(Shape.Tuple tuple, JsonValue value) {
    List<Shape.Field> parts = tuple.of().fields();
    Optional<List<JsonValue>> entries = value.list();
    if (entries.isEmpty()) {
      return Optional.empty();
    }
    if (entries.get().size() != parts.size()) {
      String names = String.join(" and ", parts.stream().map(Shape.Field::name).toList());
      value.error(Code.WRONG_TYPE, entries.get().size() + " entries", names);
      return Optional.empty();
    }
    Object[] components = new Object[parts.size()];
    for (int i = 0; i < components.length; i++) {
      components[i] = read(parts.get(i).shape(), entries.get().get(i)).orElse(null);
    }
    return Arrays.asList(components).contains(null)
        ? Optional.empty()
        : Optional.of(RecordClass.of(tuple.of().type()).make(components));
  }

  private Optional<?> choice(Shape.Choice choice, JsonValue value) {
    Optional<JsonFields> fields = value.fields();
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> name =
        choice.tag().isEmpty() ? onlyOne(choice, value) : tagged(choice, fields.get(), value);
    if (name.isEmpty()) {
      return Optional.empty();
    }
    Shape.Structure of = choice.cases().get(name.get());
    Optional<?> read = fields(of, fields.get(), value);
    boolean misplaced = Misplaced.report(of, fields.get());
    List<String> elsewhere = choice.cases().keySet().stream().flatMap(choice::names).toList();
    boolean spelt = fields.get().noOthers(elsewhere) || !isWhole(of.type());
    return spelt && !misplaced ? read : Optional.empty();
  }

  private static Optional<String> tagged(Shape.Choice choice, JsonFields fields, JsonValue value) {
    Optional<JsonField> misspelt =
        value.node().has(choice.tag()) ? Optional.empty() : misspelt(value, List.of(choice.tag()));
    if (misspelt.isPresent()) {
      misspelt.get().unknownName(Code.UNKNOWN_FIELD, List.of(choice.tag()));
      return Optional.empty();
    }
    return fields
        .required(choice.tag())
        .flatMap(tag -> tag.oneOf(choice.cases().keySet(), choice.unknown()));
  }

  private static Optional<String> onlyOne(Shape.Choice choice, JsonValue value) {
    List<String> found = Misplaced.outer(choice, choice.found(value.node()), value.node());
    Optional<JsonField> misspelt = misspelt(choice, found, value);
    if (misspelt.isPresent()) {
      misspelt.get().unknownName(Code.UNKNOWN_FIELD, choice.cases().keySet());
      return Optional.empty();
    }
    if (found.size() == 1) {
      return Optional.of(found.get(0));
    }
    if (found.isEmpty()) {
      Optional<String> meant = choice.meant(value.node());
      List<JsonField> strange = strange(choice, value);
      if (meant.isPresent() && strange.size() == 1) {
        strange.get(0).unknownInstead(meant.get(), choice.cases().keySet());
        return Optional.empty();
      } else if (meant.isEmpty() && !strange.isEmpty()) {
        strange.get(0).unknownName(Code.UNKNOWN_FIELD, choice.cases().keySet());
        return Optional.empty();
      }
      String cases = "one of " + String.join(", ", choice.cases().keySet());
      value.error(
          Code.MISSING_FIELD,
          meant.isEmpty() ? "no action" : "",
          meant.map(first -> "the field " + Words.quote(first)).orElse(cases));
    } else {
      value.error(
          Code.UNKNOWN_FIELD,
          String.join(" beside ", found),
          "one of them in an entry, each in a row of its own on a sheet");
    }
    return Optional.empty();
  }

  /** The fields that no case has. */
  private static List<JsonField> strange(Shape.Choice choice, JsonValue value) {
    return value.named().stream().filter(field -> !choice.isOfCase(field.name())).toList();
  }

  /** The first field whose name is nearly that of a case, or of one narrower than the only one. */
  private static Optional<JsonField> misspelt(
      Shape.Choice choice, List<String> found, JsonValue value) {
    if (found.isEmpty()) {
      return misspelt(value, choice.cases().keySet())
          .filter(field -> !choice.isOfCase(field.name()));
    }
    List<String> narrower = found.size() == 1 ? choice.narrower(found.get(0)) : List.<String>of();
    return misspelt(value, narrower)
        .filter(field -> !choice.names(found.get(0)).toList().contains(field.name()));
  }

  /** The first field whose name is nearly one of some words. */
  private static Optional<JsonField> misspelt(JsonValue value, Collection<String> words) {
    return value.fields().orElseThrow().all().stream()
        .filter(field -> Words.nearest(field.name(), words) != null)
        .findFirst();
  }

  private Optional<?> structure(Shape.Structure structure, JsonValue written) {
    JsonValue value = written;
    Optional<Shape.Field> bare = Canonical.bare(structure, written.node());
    if (bare.isPresent()) {
      return bare(structure, bare.get(), written);
    }
    if (!written.node().isObject()) {
      Optional<JsonNode> usual = Canonical.rewritten(structure, written);
      if (usual.isEmpty()) {
        return Optional.empty();
      }
      value = new JsonValue(written.document(), written.pointer(), usual.get());
    }
    Optional<JsonFields> fields = value.fields();
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Optional<?> read = fields(structure, fields.get(), value);
    boolean misplaced = Misplaced.report(structure, fields.get());
    boolean spelt = fields.get().noOthers() || !isWhole(structure.type());
    return spelt && !misplaced ? read : Optional.empty();
  }

  /** A bare value as one field of a record, and all others as if they were left out. */
  private Optional<Object> bare(Shape.Structure structure, Shape.Field bare, JsonValue written) {
    JsonValue nothing =
        new JsonValue(written.document(), written.pointer(), JsonNodeFactory.instance.objectNode());
    JsonFields none = nothing.fields().orElseThrow();
    Optional<?> read = value(bare, written);
    Object[] components =
        structure.fields().stream()
            .map(field -> component(field, field.equals(bare) ? read : field(field, none)))
            .toArray();
    return read.isEmpty() ? Optional.empty() : Optional.of(checked(structure, components, written));
  }

  private static Object checked(Shape.Structure structure, Object[] components, JsonValue written) {
    Object made = RecordClass.of(structure.type()).make(components);
    if (made instanceof Checked checked) {
      checked.check(written);
    }
    return made;
  }

  /** The record, also if a field that may be left out was reported; empty if it lacks another. */
  private Optional<Object> fields(Shape.Structure structure, JsonFields fields, JsonValue written) {
    List<Shape.Field> all = structure.fields();
    structure.unread().forEach(fields::optional);
    Object[] components = new Object[all.size()];
    boolean complete = true;
    boolean understood = true;
    for (int i = 0; i < components.length; i++) {
      Shape.Field field = all.get(i);
      Optional<?> read = field.inline() ? inline(field, fields, written) : field(field, fields);
      boolean wrong = read.isEmpty() && isWritten(field, fields);
      boolean needed = isNeeded(field, fields) || wrong && isWhole(structure.type());
      complete &= read.isPresent() || !needed;
      understood &= !wrong;
      components[i] = component(field, wrong ? otherwise(field, fields) : read);
    }
    if (!complete) {
      return Optional.empty();
    }
    // What a field that was reported would mean is unknown, so nothing follows from its absence.
    return Optional.of(
        understood
            ? checked(structure, components, written)
            : RecordClass.of(structure.type()).make(components));
  }

  /** True if there is no record without a field. */
  private static boolean isNeeded(Shape.Field field, JsonFields fields) {
    if (field.inline()) {
      return !field.isOptional();
    }
    Required required = field.component().getAnnotation(Required.class);
    boolean orEmpty = required != null && required.orEmpty();
    return field.required() && !orEmpty && !isNone(field, fields);
  }

  private static boolean isNone(Shape.Field field, JsonFields fields) {
    JsonNode written = fields.object().node().get(field.name());
    return written != null && written.isNull() && !field.none().isEmpty();
  }

  private static boolean isWhole(Class<?> type) {
    return type.isAnnotationPresent(ReadWhole.class);
  }

  /** True if a field is there, and not as the word for none. */
  private static boolean isWritten(Shape.Field field, JsonFields fields) {
    return fields.object().node().has(field.name()) && !isNone(field, fields);
  }

  private Optional<?> inline(Shape.Field field, JsonFields fields, JsonValue written) {
    if (field.shape() instanceof Shape.Mapped mapped) {
      return entries(mapped, fields);
    }
    Shape.Structure part = (Shape.Structure) field.shape();
    boolean left =
        field.isOptional()
            && part.fields().stream().noneMatch(one -> written.node().has(one.name()));
    if (left) {
      part.fields().forEach(one -> fields.optional(one.name()));
      return Optional.empty();
    }
    return fields(part, fields, written);
  }

  /** The entries of a map that stand among other fields. */
  private Optional<Map<?, ?>> entries(Shape.Mapped mapped, JsonFields fields) {
    Map<Object, Object> map = new LinkedHashMap<>();
    for (String word : TextCodec.words(mapped.key(), vocabulary)) {
      fields
          .optional(word)
          .flatMap(value -> read(mapped.value(), value))
          .ifPresent(
              one -> map.put(TextCodec.read(mapped.key(), word, vocabulary).orElseThrow(), one));
    }
    return Optional.of(Collections.unmodifiableMap(map));
  }

  private Optional<?> field(Shape.Field field, JsonFields fields) {
    if (field.shape() instanceof Shape.Others others) {
      return vocabulary.rest(others.kind(), fields);
    }
    if (field.shape() instanceof Shape.Place) {
      boolean each = field.component().getType() == Places.class;
      return Optional.of(each ? new Places(fields.object()) : fields.object().location());
    }
    Optional<JsonValue> written =
        field.required() ? fields.required(field.name()) : fields.optional(field.name());
    if (isNone(field, fields)) {
      return Optional.empty();
    }
    if (written.isEmpty()) {
      return otherwise(field, fields);
    }
    return isNoName(field, written.get()) ? Optional.empty() : value(field, written.get());
  }

  private Optional<?> value(Shape.Field field, JsonValue written) {
    boolean later = field.component().getType() == Later.class;
    return later ? Optional.of(new Later<>(written)) : read(field.shape(), written);
  }

  /** True after a report of a text that is no name, where null stands for none. */
  private boolean isNoName(Shape.Field field, JsonValue written) {
    if (field.none().isEmpty()
        || !written.node().isTextual()
        || !(field.shape() instanceof Shape.Name name)
        || vocabulary.hasSpellings(name.kind())) {
      return false;
    }
    SourceNames.Words words = vocabulary.words(name.kind());
    String text = written.node().textValue();
    if (words.open() || words.hints() != null || words.meanings().containsKey(text)) {
      return false;
    }
    List<String> valid = new ArrayList<>(words.offered());
    boolean cells = written.document().placesMissing();
    valid.add(cells ? field.none() : "null (" + field.none() + ")");
    written.unknownWord(words.isNumbers() ? Code.WRONG_TYPE : words.unknown(), valid);
    return true;
  }

  /** The value of a field that is left out. */
  private Optional<?> otherwise(Shape.Field field, JsonFields fields) {
    JsonValue object = fields.object();
    return field
        .otherwise()
        .flatMap(
            usual ->
                read(field.shape(), new JsonValue(object.document(), object.pointer(), usual)));
  }

  private static Object component(Shape.Field field, Optional<?> read) {
    Class<?> type = field.component().getType();
    boolean partial = field.component().getDeclaringRecord().isAnnotationPresent(Partial.class);
    if (type == Optional.class) {
      return read;
    }
    if (read.isPresent() || partial) {
      return read.orElse(null);
    }
    return type == List.class ? List.of() : type == Map.class ? Map.of() : null;
  }
}
