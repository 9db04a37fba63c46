package dev.runesheet.language.strings.syntax;

import dev.runesheet.schema.shape.RecordClass;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A record as a pattern writes it, for example {@code "steal {amounts*} [victim_vp={victory}]"}:
 * words and signs, components in braces, in brackets what may be missing, in parentheses settings
 * in any order. After a component's name may stand:
 *
 * <ul>
 *   <li>{@code :…}: what it can be ({@link Slot})
 *   <li>{@code *…}: that it is a list, and what stands between its entries
 *   <li>{@code =…}: its value, which is not written
 * </ul>
 *
 * <p>A word in brackets that is a component sets it. Components that a pattern does not name must
 * be empty, 0 or false.
 *
 * @param <T> the record
 */
public final class Form<T> implements Syntax<T> {

  private final Class<T> type;
  private final RecordComponent[] components;
  private final List<Element> elements;
  private final Set<Integer> named;
  private final boolean older;

  private Form(Class<T> type, String pattern, boolean older, Slot slots) {
    this.type = type;
    this.components = RecordClass.of(type).components().toArray(RecordComponent[]::new);
    PatternParser parser = new PatternParser(pattern, components, slots);
    this.elements = parser.elements();
    this.named = parser.named();
    this.older = older;
  }

  /** A record's pattern. */
  public static <T> Form<T> of(Class<T> type, String pattern, Slot slots) {
    return new Form<>(type, pattern, false, slots);
  }

  /** A pattern that is read, but not written. */
  public static <T> Form<T> older(Class<T> type, String pattern, Slot slots) {
    return new Form<>(type, pattern, true, slots);
  }

  @Override
  public T read(TextReader in) {
    Values values = new Values(components, in.next());
    for (Element element : elements) {
      element.read(in, values);
    }
    T made = made(values.all);
    if (made instanceof Checked checked) {
      for (Checked.Problem problem : checked.problems()) {
        Token token = values.place(problem.component(), problem.entry());
        String shown = problem.component().isEmpty() ? in.from(token) : token.text();
        in.wrong(problem.code(), token, shown, problem.expected());
      }
    }
    return made;
  }

  private T made(Object[] values) {
    return type.cast(RecordClass.of(type).make(values));
  }

  @Override
  public Optional<String> write(T value) {
    if (older || !type.isInstance(value)) {
      return Optional.empty();
    }
    Values values = new Values(components, null);
    Object[] empty = values.all.clone();
    for (int i = 0; i < components.length; i++) {
      values.all[i] = RecordClass.value(components[i], value);
    }
    for (int i = 0; i < components.length; i++) {
      if (!named.contains(i) && !Objects.equals(values.all[i], empty[i])) {
        return Optional.empty();
      }
    }
    StringBuilder out = new StringBuilder();
    return elements.stream().allMatch(element -> element.write(values.all, empty, out))
        ? Optional.of(out.toString())
        : Optional.empty();
  }

  @Override
  public Stream<T> guesses(Traces traces) {
    if (older) {
      return Stream.of();
    }
    boolean together = Traces.Together.class.isAssignableFrom(type) && !traces.words().isEmpty();
    return (together ? traces.parts().stream() : Stream.of(traces))
        .flatMap(this::combined)
        .distinct();
  }

  private Stream<T> combined(Traces traces) {
    List<Object[]> found = new ArrayList<>();
    found.add(new Values(components, null).all);
    for (Element element : elements) {
      found = element.guess(found, traces);
    }
    return found.stream().map(this::made);
  }

  /** The values of a record that is read, and where they stand. */
  static final class Values {

    final Object[] all;
    private final Token start;
    private final Map<String, List<Token>> places = new HashMap<>();
    private final RecordComponent[] components;

    Values(RecordComponent[] components, Token start) {
      this.components = components;
      this.start = start;
      this.all = new Object[components.length];
      for (int i = 0; i < all.length; i++) {
        all[i] = empty(components[i].getType());
      }
    }

    Token start() {
      return start;
    }

    void set(int component, Object value, List<Token> where) {
      all[component] = value;
      places.put(components[component].getName(), where);
    }

    private Token place(String component, int entry) {
      List<Token> known = places.getOrDefault(component, List.of(start));
      return known.get(Math.min(entry, known.size() - 1));
    }

    private static Object empty(Class<?> type) {
      if (type == int.class) {
        return 0;
      }
      if (type == boolean.class) {
        return false;
      }
      if (type == String.class) {
        return "";
      }
      if (type == List.class) {
        return List.of();
      }
      return type == Optional.class ? Optional.empty() : null;
    }
  }
}
