package dev.runesheet.spi.action;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The writer and reader of one type of records by its {@link TextForm}. */
final class RecordText implements ValueText {

  private static final Pattern COMPONENT = Pattern.compile("\\{(\\w+)}");

  private final Class<?> type;
  private final RecordComponent[] components;
  private final ValueText[] values;
  private final Constructor<?> constructor;

  /** The components in the order of the form, by their places in the record. */
  private final List<Integer> order = new ArrayList<>();

  /** The fixed texts before each component of the form, and the one behind the last. */
  private final List<String> fixed = new ArrayList<>();

  private final Pattern pattern;

  private RecordText(Class<?> type, String form) {
    this.type = type;
    components = type.getRecordComponents();
    values = Arrays.stream(components).map(RecordText::text).toArray(ValueText[]::new);
    constructor = constructor(type, components);
    parse(form);
    pattern = Pattern.compile(regex("("), Pattern.DOTALL);
    Arrays.stream(components).forEach(one -> one.getAccessor().setAccessible(true));
  }

  /** The text form of a record class. */
  static RecordText of(Class<?> type) {
    TextForm form = type.getAnnotation(TextForm.class);
    if (form == null) {
      throw new TextFormMistake(
          type, "record " + type.getName() + " has no text form. Maybe add @TextForm.", null);
    }
    return new RecordText(type, form.value());
  }

  private static ValueText text(RecordComponent component) {
    try {
      return ValueText.of(component.getGenericType());
    } catch (IllegalArgumentException none) {
      throw new TextFormMistake(
          component.getDeclaringRecord(),
          component.getName()
              + " of "
              + component.getDeclaringRecord().getName()
              + " is not a part of a text: "
              + none.getMessage(),
          none);
    }
  }

  private static Constructor<?> constructor(Class<?> type, RecordComponent[] components) {
    try {
      Class<?>[] types =
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor;
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void parse(String form) {
    List<String> names = Arrays.stream(components).map(RecordComponent::getName).toList();
    Matcher parts = COMPONENT.matcher(form);
    int end = 0;
    while (parts.find()) {
      fixed.add(form.substring(end, parts.start()));
      order.add(names.indexOf(parts.group(1)));
      end = parts.end();
    }
    fixed.add(form.substring(end));
    if (order.contains(-1) || order.stream().distinct().count() != components.length) {
      throw new TextFormMistake(
          type,
          "text form '" + form + "' of " + type.getName() + " must name each of " + names + ".",
          null);
    }
  }

  /** The pattern of the texts, each component between two brackets. */
  private String regex(String open) {
    StringBuilder regex = new StringBuilder();
    for (int i = 0; i < order.size(); i++) {
      regex.append(Pattern.quote(fixed.get(i)));
      regex.append(open).append(values[order.get(i)].regex()).append(")");
    }
    return regex.append(Pattern.quote(fixed.get(order.size()))).toString();
  }

  Class<?> type() {
    return type;
  }

  @Override
  public String regex() {
    return regex("(?:");
  }

  @Override
  public String write(Object value) {
    if (order.size() == 1 && fixed.get(0).isEmpty() && fixed.get(1).isEmpty()) {
      return values[0].write(component(value, 0));
    }
    StringBuilder text = new StringBuilder(fixed.get(0));
    for (int i = 0; i < order.size(); i++) {
      int place = order.get(i);
      text.append(values[place].write(component(value, place))).append(fixed.get(i + 1));
    }
    return text.toString();
  }

  private Object component(Object value, int place) {
    try {
      Object component = components[place].getAccessor().invoke(value);
      if (component == null) {
        throw new IllegalArgumentException(
            "action (" + value + ") has no text: its " + components[place].getName() + " is null.");
      }
      return component;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("record (" + value + ") cannot be read", e);
    }
  }

  /** The record of a text; null if the text is not exactly that of a record. */
  @Override
  public Object read(String text) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      return null;
    }
    Object[] read = new Object[components.length];
    for (int i = 0; i < order.size(); i++) {
      Object component = values[order.get(i)].read(matcher.group(i + 1));
      if (component == null) {
        return null;
      }
      read[order.get(i)] = component;
    }
    Object record = make(read);
    return record != null && write(record).equals(text) ? record : null;
  }

  /** The record; null if its constructor refuses the components. */
  private Object make(Object[] read) {
    try {
      return constructor.newInstance(read);
    } catch (java.lang.reflect.InvocationTargetException refused) {
      return null;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("record " + type.getName() + " cannot be made", e);
    }
  }
}
