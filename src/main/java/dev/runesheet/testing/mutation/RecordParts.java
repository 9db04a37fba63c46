package dev.runesheet.testing.mutation;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;

/**
 * The components of a record of the model, whichever it is: so that what the model can say can be
 * changed without a list of its types here.
 */
final class RecordParts {

  private final Record whole;
  private final RecordComponent[] components;

  RecordParts(Record whole) {
    this.whole = whole;
    this.components = whole.getClass().getRecordComponents();
  }

  int size() {
    return components.length;
  }

  /** The component's name after that of its record, for example {@code Group.scope}. */
  String name(int index) {
    return whole.getClass().getSimpleName() + "." + components[index].getName();
  }

  Object get(int index) {
    try {
      return components[index].getAccessor().invoke(whole);
    } catch (IllegalAccessException | InvocationTargetException impossible) {
      throw new IllegalStateException(name(index), impossible);
    }
  }

  /**
   * The same record with another component.
   *
   * @throws IllegalArgumentException if the record refuses it
   */
  Record with(int index, Object other) {
    Object[] values = new Object[components.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = i == index ? other : get(i);
    }
    try {
      return canonical().newInstance(values);
    } catch (InvocationTargetException refused) {
      throw new IllegalArgumentException(name(index) + " cannot be " + other, refused.getCause());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(name(index), impossible);
    }
  }

  private Constructor<? extends Record> canonical() throws NoSuchMethodException {
    Class<?>[] types =
        Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    return whole.getClass().getDeclaredConstructor(types);
  }
}
