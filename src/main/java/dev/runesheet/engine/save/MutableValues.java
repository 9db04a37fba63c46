package dev.runesheet.engine.save;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Collections;
import java.util.Date;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * The values that change although no field is set anew, such as arrays and most collections. What
 * cannot be told counts as one that does not: a class of somebody's own may be a definition.
 */
final class MutableValues {

  private static final ClassValue<List<Field>> OF_RECORDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return Arrays.stream(type.getDeclaredFields())
              .filter(field -> !Modifier.isStatic(field.getModifiers()))
              .filter(MutableValues::canHold)
              .toList();
        }
      };

  private static final List<Class<?>> OTHERS =
      List.of(
          StringBuilder.class,
          StringBuffer.class,
          BitSet.class,
          Date.class,
          Calendar.class,
          RandomGenerator.class,
          AbstractMap.SimpleEntry.class);

  /** The beginnings of the names of the JDK's collections that stay as they are. */
  private static final List<String> FIXED =
      List.of(
          "java.util.ImmutableCollections$",
          "java.util.Collections$Unmodifiable",
          "java.util.Collections$Empty",
          "java.util.Collections$Singleton",
          "java.util.Collections$CopiesList");

  private MutableValues() {}

  /** True if a field can be read and its type does not rule out that it holds such a value. */
  static boolean canHold(Field field) {
    Class<?> type = field.getType();
    boolean fixed = type.isPrimitive() || type.isEnum() || type == String.class;
    return !fixed && field.trySetAccessible();
  }

  /**
   * True if the field of an object holds such a value, or a record, an Optional or a collection
   * that holds one.
   */
  static boolean isIn(Object owner, Field readable) {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Object> open = new ArrayDeque<>();
    add(owner, readable, open);
    while (!open.isEmpty()) {
      Object next = open.pop();
      if (isItself(next)) {
        return true;
      }
      if (seen.add(next)) {
        addParts(next, open);
      }
    }
    return false;
  }

  /** Adds what a value holds that itself stays as it is. */
  private static void addParts(Object fixed, Deque<Object> open) {
    if (fixed instanceof Record) {
      OF_RECORDS.get(fixed.getClass()).forEach(part -> add(fixed, part, open));
    } else if (fixed instanceof Optional<?> maybe) {
      maybe.ifPresent(open::push);
    } else if (fixed instanceof Map.Entry<?, ?> entry) {
      addAll(Arrays.asList(entry.getKey(), entry.getValue()), open);
    } else if (fixed instanceof Map<?, ?> map && isFixed(map.getClass())) {
      addAll(map.keySet(), open);
      addAll(map.values(), open);
    } else if (fixed instanceof Collection<?> all && isFixed(all.getClass())) {
      addAll(all, open);
    }
  }

  private static void addAll(Collection<?> all, Deque<Object> open) {
    all.stream().filter(Objects::nonNull).forEach(open::push);
  }

  private static boolean isFixed(Class<?> type) {
    return FIXED.stream().anyMatch(type.getName()::startsWith);
  }

  private static void add(Object owner, Field readable, Deque<Object> open) {
    try {
      Object value = readable.get(owner);
      if (value != null) {
        open.push(value);
      }
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static boolean isItself(Object value) {
    if (value.getClass().isArray()) {
      return Array.getLength(value) > 0;
    }
    Class<?> type = LostState.jdksOf(value.getClass()); // What Bag inherits from ArrayList changes.
    if (value instanceof Collection<?> || value instanceof Map<?, ?>) {
      return !Modifier.isAbstract(type.getModifiers()) && type != Object.class && !isFixed(type);
    }
    return type.getPackageName().equals("java.util.concurrent.atomic")
        || OTHERS.stream().anyMatch(one -> one.isInstance(value));
  }
}
