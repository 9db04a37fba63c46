package dev.runesheet.spi.fault;

import java.util.List;

/** Checks of required arguments. */
public final class RequiredArguments {

  private RequiredArguments() {}

  /**
   * The argument itself.
   *
   * @param name the name of the parameter as the caller knows it, perhaps with its kind
   * @throws NullPointerException if it is null; it names the argument
   */
  public static <T> T given(T argument, String name) {
    if (argument == null) {
      throw new NullPointerException(name + " must not be null.");
    }
    return argument;
  }

  /**
   * An object as a type that it must have.
   *
   * @param name what the object is, as the caller knows it
   * @throws NullPointerException if the type is null
   * @throws ClassCastException if it has another type; it names both
   */
  public static <T> T as(Class<T> type, Object object, String name) {
    if (!given(type, "type").isInstance(object)) {
      String found = object == null ? "null" : object.getClass().getName();
      throw new ClassCastException(name + " is no " + type.getName() + ", but a " + found + ".");
    }
    return type.cast(object);
  }

  /**
   * A copy of a list.
   *
   * @param name the name of the parameter as the caller knows it
   * @throws NullPointerException if the list or an element is null; it names the list and the
   *     element's index
   */
  public static <T> List<T> givenAll(List<T> list, String name) {
    given(list, name);
    int index = 0;
    for (T element : list) {
      given(element, name + "[" + index++ + "]");
    }
    return List.copyOf(list);
  }
}
