package dev.runesheet.spi.action;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Writes and reads values of one type: texts, whole numbers, constants of enums by their names in
 * small letters or what their {@code toString()} gives instead, records with a {@link TextForm},
 * lists of these with commas between the entries, and types with a static {@code of(String)} that
 * reads what {@code toString()} writes.
 */
interface ValueText {

  /** The pattern of values that can be any text. */
  String ANY = ".+?";

  /** A pattern that every text of a value matches. */
  String regex();

  /** The text of a value. */
  String write(Object value);

  /** The value of a text; null if it is the text of none. */
  Object read(String text);

  /**
   * The text form of a type.
   *
   * @throws IllegalArgumentException if its values have no text
   */
  static ValueText of(Type type) {
    if (type == String.class) {
      return new Simple(ANY, String::valueOf, text -> text);
    }
    if (type == int.class || type == Integer.class) {
      return new Simple("-?\\d{1,10}", String::valueOf, text -> whole(Integer::valueOf, text));
    }
    if (type == long.class || type == Long.class) {
      return new Simple("-?\\d{1,19}", String::valueOf, text -> whole(Long::valueOf, text));
    }
    if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
      return new Listed(of(list.getActualTypeArguments()[0]));
    }
    if (!(type instanceof Class<?> simple)) {
      throw new IllegalArgumentException("type " + type + " has no text.");
    }
    if (simple.isEnum()) {
      return constants(simple);
    }
    return simple.isAnnotationPresent(TextForm.class) ? RecordText.of(simple) : made(simple);
  }

  /** The number of digits; null if it is beyond its type. */
  private static Object whole(Function<String, Object> type, String digits) {
    try {
      return type.apply(digits);
    } catch (NumberFormatException beyond) {
      return null;
    }
  }

  private static ValueText constants(Class<?> type) {
    List<?> constants = Arrays.asList(type.getEnumConstants());
    List<String> words = words(type);
    return new Simple(
        words.stream().map(Pattern::quote).collect(Collectors.joining("|")),
        one -> words.get(((Enum<?>) one).ordinal()),
        word -> constants.get(words.indexOf(word)));
  }

  /** The texts of an enum's constants, in its order. */
  static List<String> words(Class<?> type) {
    return Arrays.stream(type.getEnumConstants()).map(one -> word((Enum<?>) one)).toList();
  }

  private static String word(Enum<?> constant) {
    String word = constant.toString();
    return word.equals(constant.name()) ? word.toLowerCase(Locale.ROOT).replace('_', ' ') : word;
  }

  private static ValueText made(Class<?> type) {
    try {
      Method of = type.getDeclaredMethod("of", String.class);
      if (Modifier.isStatic(of.getModifiers()) && of.getReturnType() == type) {
        of.setAccessible(true);
        return new Simple(ANY, String::valueOf, text -> call(of, text));
      }
    } catch (NoSuchMethodException none) {
      // Not a type with such a method.
    }
    throw new IllegalArgumentException(
        "type " + type.getName() + " has no text. Maybe add @TextForm, or a static of(String).");
  }

  private static Object call(Method of, String text) {
    try {
      return of.invoke(null, text);
    } catch (java.lang.reflect.InvocationTargetException refused) {
      return null;
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** A type of values without parts. */
  record Simple(String regex, Function<Object, String> writer, Function<String, Object> reader)
      implements ValueText {

    @Override
    public String write(Object value) {
      return writer.apply(value);
    }

    @Override
    public Object read(String text) {
      return reader.apply(text);
    }
  }

  /** Lists of values. */
  record Listed(ValueText entry) implements ValueText {

    private static final String COMMA = ",";

    /** Entries without commas, so that a text falls apart in one way only. */
    @Override
    public String regex() {
      String one = "(?:" + entry.regex().replace(ANY, "[^,]+") + ")";
      return "(?:" + one + "(?:," + one + ")*)?";
    }

    @Override
    public String write(Object value) {
      return ((List<?>) value).stream().map(this::entry).collect(Collectors.joining(COMMA));
    }

    private String entry(Object one) {
      if (one == null) {
        throw new IllegalArgumentException("an entry of a list of an action is null.");
      }
      return entry.write(one);
    }

    @Override
    public Object read(String text) {
      List<Object> entries = new ArrayList<>();
      for (String one : text.isEmpty() ? new String[0] : text.split(COMMA, -1)) {
        Object read = entry.read(one);
        if (read == null) {
          return null;
        }
        entries.add(read);
      }
      return List.copyOf(entries);
    }
  }
}
