package dev.runesheet.schema.shape;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;

/** A record's class, whose records are read and made by component, whether it is public or not. */
public final class RecordClass {

  private static final ClassValue<RecordClass> KNOWN =
      new ClassValue<>() {
        @Override
        protected RecordClass computeValue(Class<?> type) {
          return new RecordClass(type);
        }
      };

  private final List<RecordComponent> components;
  private final Constructor<?> constructor;

  private RecordClass(Class<?> type) {
    components = List.of(type.getRecordComponents());
    components.forEach(one -> one.getAccessor().setAccessible(true));
    try {
      constructor =
          type.getDeclaredConstructor(
              components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException(type.getName(), impossible);
    }
    constructor.setAccessible(true);
  }

  /** The class of a record, or what is known of it. */
  public static RecordClass of(Class<?> type) {
    return KNOWN.get(type);
  }

  /** The components in their order; their accessors can be called. */
  public List<RecordComponent> components() {
    return components;
  }

  /** The values of a record, in the order of its components. */
  public Object[] values(Object record) {
    return components.stream().map(one -> value(one, record)).toArray();
  }

  /**
   * The value of a component in a record.
   *
   * @param component one of {@link #components()}
   */
  public static Object value(RecordComponent component, Object record) {
    try {
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(component + " cannot be read", e);
    }
  }

  /**
   * A record of these values, one for each component.
   *
   * @throws IllegalArgumentException if the record refuses them
   */
  public Object make(Object... values) {
    try {
      return constructor.newInstance(values);
    } catch (InvocationTargetException refused) {
      throw new IllegalArgumentException(
          constructor.getDeclaringClass().getName() + " cannot be of " + Arrays.toString(values),
          refused.getCause());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(constructor.toString(), impossible);
    }
  }
}
