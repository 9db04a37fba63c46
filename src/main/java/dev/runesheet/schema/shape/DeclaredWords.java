package dev.runesheet.schema.shape;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.schema.Declares;
import dev.runesheet.schema.Inline;
import dev.runesheet.schema.Named;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The words that sources of a record declare, by their lists: those marked {@link Declares}. */
public final class DeclaredWords {

  private static final String EACH = "*";

  private final List<Declared> declared = new ArrayList<>();

  /** The records that are looked at; one within itself declares nothing more. */
  private final Set<Class<?>> within = new HashSet<>();

  /** The place of words of a list. */
  private record Declared(String list, List<String> steps, Written written) {}

  /** The ways in which words are written at a place. */
  private enum Written {
    /** The keys of a map. */
    KEYS,
    /** The values of a map. */
    VALUES,
    /** Single texts, or those of a list. */
    TEXTS
  }

  private DeclaredWords() {}

  /** The words that a record and those in it declare. */
  public static DeclaredWords of(Class<? extends Record> type) {
    DeclaredWords words = new DeclaredWords();
    words.record(type, List.of());
    return words;
  }

  private void record(Class<?> type, List<String> above) {
    if (!within.add(type)) {
      return;
    }
    for (RecordComponent component : type.getRecordComponents()) {
      Named named = component.getAnnotation(Named.class);
      boolean inline = component.isAnnotationPresent(Inline.class);
      String name = named == null ? component.getName() : named.value();
      type(component.getAnnotatedType(), inline ? above : and(above, name), Written.TEXTS);
    }
    within.remove(type);
  }

  private void type(AnnotatedType type, List<String> here, Written written) {
    Declares declares = type.getAnnotation(Declares.class);
    if (declares != null) {
      declared.add(new Declared(declares.value(), here, written));
    }
    if (type instanceof AnnotatedParameterizedType generic) {
      AnnotatedType[] of = generic.getAnnotatedActualTypeArguments();
      boolean optional = ((ParameterizedType) generic.getType()).getRawType() == Optional.class;
      List<String> inside = optional ? here : and(here, EACH);
      boolean map = of.length > 1;
      if (map) {
        type(of[0], inside, Written.KEYS);
      }
      type(of[of.length - 1], inside, map ? Written.VALUES : Written.TEXTS);
    } else if (type.getType() instanceof Class<?> plain && plain.isRecord()) {
      record(plain, here);
    }
  }

  private static List<String> and(List<String> above, String step) {
    return Stream.concat(above.stream(), Stream.of(step)).toList();
  }

  /**
   * The places of keys of maps and of texts, with {@code *} for each entry: {@code ability
   * kinds/*}.
   */
  public List<String> places() {
    return declared.stream()
        .filter(one -> one.written() != Written.VALUES)
        .map(one -> String.join("/", one.steps()))
        .distinct()
        .toList();
  }

  /**
   * The outermost field under which words of a list are declared; empty if nothing declares any.
   */
  public Optional<String> section(String list) {
    return declared.stream()
        .filter(one -> one.list().equals(list))
        .map(one -> one.steps().get(0))
        .findFirst();
  }

  /**
   * The words of a list.
   *
   * @param source the content of the source, whatever is wrong with it
   */
  public Set<String> in(JsonNode source, String list) {
    Set<String> words = new LinkedHashSet<>();
    declared.stream()
        .filter(one -> one.list().equals(list))
        .flatMap(one -> words(source, one))
        .forEach(words::add);
    return words;
  }

  private static Stream<String> words(JsonNode source, Declared one) {
    boolean keys = one.written() == Written.KEYS;
    int last = keys ? one.steps().size() - 1 : one.steps().size();
    Stream<JsonNode> found = Stream.of(source);
    for (String step : one.steps().subList(0, last)) {
      found =
          found.flatMap(node -> step.equals(EACH) ? children(node) : Stream.of(node.path(step)));
    }
    return keys
        ? found.flatMap(DeclaredWords::names)
        : found.filter(JsonNode::isValueNode).map(JsonNode::asText);
  }

  private static Stream<JsonNode> children(JsonNode node) {
    return StreamSupport.stream(node.spliterator(), false);
  }

  private static Stream<String> names(JsonNode map) {
    List<String> names = new ArrayList<>();
    map.fieldNames().forEachRemaining(names::add);
    return names.stream();
  }
}
