package dev.runesheet.engine.own;

import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.fact.Fact;
import java.beans.Introspector;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The comparisons of a text with the constant of an enum or with a fact: no text is equal to it.
 */
record ComparedTexts(MvelTypes types) {

  private static final String GET = "get";
  private static final String THIS = "this";

  /** The words for two values of which one is a text and the other is never one. */
  Optional<String> told(String left, String right, String whole) {
    return types.isText(right)
        ? never(left).map(type -> told(type, left, right, whole))
        : types.isText(left) && !mayBeMade(right)
            ? never(right).map(type -> told(type, right, left, whole))
            : Optional.empty();
  }

  /**
   * The words for a value that never contains another; Drools writes memberships so, too. Of a
   * number in a text it finds other answers once it has asked often, or fails.
   */
  Optional<String> contained(String value, String part, String code) {
    return types
        .type(value)
        .filter(type -> isNever(type) || isPlain(type))
        .map(
            type ->
                String.format(
                    Locale.ROOT,
                    "asks what a value of %s contains, which is nothing: %s",
                    type.getSimpleName(),
                    code))
        .or(() -> plainPart(value, part, code));
  }

  private Optional<String> plainPart(String value, String part, String code) {
    return types
        .type(part)
        .filter(type -> isPlain(type) && types.isText(value))
        .map(
            type ->
                String.format(
                    Locale.ROOT,
                    "asks whether a text contains a value of %s, and texts contain texts: %s",
                    type.getSimpleName(),
                    code));
  }

  /** True of numbers, truths and signs. */
  static boolean isPlain(Class<?> type) {
    MethodType made = MethodType.methodType(type);
    return made.hasPrimitives() || made.hasWrappers();
  }

  /** The type of a value that is equal to no text; empty if that is not certain. */
  private Optional<Class<?>> never(String value) {
    return types.type(value).filter(ComparedTexts::isNever);
  }

  /** True if no value of a type is equal to a text. */
  static boolean isNever(Class<?> type) {
    return isEnum(type) || MvelTypes.isFact(type) || isOf(type, Fact.class);
  }

  /**
   * True if Drools may look a text up in an index by a value of another pattern, of which it makes
   * a text for that.
   */
  private boolean mayBeMade(String value) {
    return types.areJoined() && !isConstant(value);
  }

  private boolean isConstant(String value) {
    return types.type(value).stream()
        .flatMap(ComparedTexts::constants)
        .anyMatch(name -> value.endsWith("." + name));
  }

  private static String told(Class<?> type, String value, String text, String whole) {
    return isEnum(type)
        ? String.format(
            Locale.ROOT,
            "compares a constant of the enum %s with a text, to which none is equal: %s; %s",
            BuiltPackages.asWritten(whole(type).getName()),
            whole,
            constant(type, value, text))
        : String.format(
            Locale.ROOT,
            "compares a value of %s with a text, to which none is equal: %s%s",
            type.getSimpleName(),
            whole,
            property(type, value));
  }

  /** The constant that is meant by a text in quotes, or how names of constants are compared. */
  private static String constant(Class<?> type, String value, String text) {
    List<String> all = constants(type).map(name -> named(type) + "." + name).toList();
    if (!MvelValues.isText(text)) {
      return "a text is compared with the name of one: " + value + ".name()";
    }
    String nearest = NearestWord.of(text.substring(1, text.length() - 1), constants(type).toList());
    String advice = nearest == null ? "" : "; did you mean " + named(type) + "." + nearest + "?";
    return "write " + NearestWord.oneOf(all) + advice;
  }

  /** A property that is a text, where the fact has any. */
  private static String property(Class<?> type, String value) {
    List<String> texts =
        Stream.of(type.getMethods())
            .filter(one -> one.getReturnType() == String.class && one.getParameterCount() == 0)
            .map(Method::getName)
            .filter(name -> name.startsWith(GET))
            .map(name -> Introspector.decapitalize(name.substring(GET.length())))
            .sorted()
            .map(name -> value.equals(THIS) ? name : value + "." + name)
            .toList();
    return texts.isEmpty() ? "" : "; compare " + NearestWord.oneOf(texts);
  }

  /** True if values of a type are the constants of an enum. */
  static boolean isEnum(Class<?> type) {
    return isOf(type, Enum.class) && type != Enum.class;
  }

  private static boolean isOf(Class<?> type, Class<?> above) {
    return above.isAssignableFrom(type);
  }

  /** The class of a constant with a body is one below that of its enum. */
  private static Class<?> whole(Class<?> type) {
    return type.getSuperclass() == Enum.class ? type : type.getSuperclass();
  }

  private static String named(Class<?> type) {
    return whole(type).getSimpleName();
  }

  /** The names of an enum's constants, without making these. */
  private static Stream<String> constants(Class<?> type) {
    return isEnum(type)
        ? Arrays.stream(whole(type).getFields())
            .filter(field -> Modifier.isStatic(field.getModifiers()))
            .filter(field -> field.getType() == whole(type))
            .map(field -> field.getName())
        : Stream.empty();
  }
}
