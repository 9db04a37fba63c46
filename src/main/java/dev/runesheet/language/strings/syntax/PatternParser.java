package dev.runesheet.language.strings.syntax;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the patterns of {@link Form}s. */
final class PatternParser {

  private static final java.util.regex.Pattern WORD =
      java.util.regex.Pattern.compile("[\\p{L}_][\\p{L}0-9_.]*|[=<>]=|\\S");

  private final String pattern;
  private final RecordComponent[] components;
  private final Slot slots;
  private final Set<Integer> named = new HashSet<>();
  private int at;

  PatternParser(String pattern, RecordComponent[] components, Slot slots) {
    this.pattern = pattern;
    this.components = components;
    this.slots = slots;
  }

  List<Element> elements() {
    List<Element> elements = new ArrayList<>();
    while (at < pattern.length()) {
      elements.add(element());
    }
    return elements;
  }

  /** The components that it names. */
  Set<Integer> named() {
    return named;
  }

  private Element element() {
    int from = at;
    while (pattern.charAt(at) == ' ') {
      at++;
    }
    String lead = pattern.substring(from, at);
    return switch (pattern.charAt(at)) {
      case '[' -> maybe(lead, inside('[', ']'));
      case '(' -> settings(lead, inside('(', ')'));
      case '{' -> component(lead, "");
      default -> fixed(lead);
    };
  }

  private String inside(char open, char close) {
    int from = ++at;
    for (int depth = 1; depth > 0; at++) {
      depth += pattern.charAt(at) == open ? 1 : pattern.charAt(at) == close ? -1 : 0;
    }
    return pattern.substring(from, at - 1);
  }

  private Element.Group group(String part, boolean optional) {
    PatternParser inside = new PatternParser(part, components, slots);
    List<Element> elements = inside.elements();
    named.addAll(inside.named);
    return new Element.Group(elements, inside.named, optional);
  }

  private Element maybe(String lead, String part) {
    for (int i = 0; i < components.length; i++) {
      if (components[i].getName().equals(part)) {
        named.add(i);
        slots.word(part);
        return new Element.Flag(i, part, lead);
      }
    }
    return group(lead + part, true);
  }

  private Element settings(String lead, String part) {
    List<Element.Group> units = new ArrayList<>();
    for (String unit : part.split(" ")) {
      boolean optional = unit.startsWith("[");
      String plain = optional ? unit.substring(1, unit.length() - 1) : unit;
      units.add(group(units.isEmpty() ? lead + plain : " " + plain, optional));
      slots.word(plain.substring(0, plain.indexOf('=') + 1));
    }
    return new Element.Settings(units);
  }

  private Element fixed(String lead) {
    int from = at;
    while (at < pattern.length() && " [](){}".indexOf(pattern.charAt(at)) < 0) {
      at++;
    }
    String text = pattern.substring(from, at);
    boolean open = at < pattern.length() && pattern.charAt(at) == '{';
    if (open && Character.isLetter(pattern.charAt(from)) && text.endsWith("_")) {
      return component(lead, text);
    }
    List<String> words =
        text.equals("+") && !open
            ? List.of(Token.JOIN)
            : WORD.matcher(text).results().map(java.util.regex.MatchResult::group).toList();
    words.forEach(slots::word);
    return new Element.Fixed(words, lead + text);
  }

  /** A component, perhaps after the beginning of its word. */
  private Element component(String lead, String prefix) {
    boolean glued = lead.isEmpty() && at > 0;
    String text = inside('{', '}');
    String name = text.split("[:*=]", 2)[0];
    int index = index(name);
    named.add(index);
    RecordComponent component = components[index];
    if (text.startsWith(name + "=")) {
      return new Element.Constant(index, constant(component, text.substring(name.length() + 1)));
    }
    int star = text.indexOf('*');
    String what = star < 0 ? text : text.substring(0, star);
    String spec = what.length() > name.length() ? what.substring(name.length() + 1) : "";
    Class<?> type = component.getType();
    boolean wrapped = star >= 0 || type == Optional.class;
    if (wrapped) {
      type = entries(component);
    }
    String sign = star < 0 ? "" : text.substring(star + 1);
    slots.word(sign);
    Syntax<?> one =
        prefix.isEmpty() ? slots.of(type, spec, glued) : slots.beginning(type, prefix, spec);
    return new Element.Component(
        index,
        widened(star < 0 ? one : Syntax.list(widened(one), between(sign))),
        lead,
        component.getType() == Optional.class);
  }

  private static String between(String sign) {
    return sign.equals(",") ? sign : sign.isEmpty() ? " " : " " + sign + " ";
  }

  @SuppressWarnings("unchecked")
  private static Syntax<Object> widened(Syntax<?> syntax) {
    return (Syntax<Object>) syntax;
  }

  private static Class<?> entries(RecordComponent component) {
    return (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
  }

  private static Object constant(RecordComponent component, String word) {
    Class<?> type = component.getType();
    if (type == int.class) {
      return Integer.valueOf(word);
    }
    if (type == boolean.class) {
      return Boolean.valueOf(word);
    }
    if (type.isEnum()) {
      for (Object one : type.getEnumConstants()) {
        if (((Enum<?>) one).name().equals(word)) {
          return one;
        }
      }
    }
    return word;
  }

  private int index(String name) {
    for (int i = 0; i < components.length; i++) {
      if (components[i].getName().equals(name)) {
        return i;
      }
    }
    throw wrong("a component instead of " + name);
  }

  private IllegalArgumentException wrong(String expected) {
    return new IllegalArgumentException("pattern (" + pattern + ") must have " + expected + ".");
  }
}
