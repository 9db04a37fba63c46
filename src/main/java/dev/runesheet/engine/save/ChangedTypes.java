package dev.runesheet.engine.save;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * The differences between a state and the same state read back that its JSON does not show: values
 * of another class, such as a {@code Long} in a field of type Object, and collections that would
 * keep another order from then on, such as a sorted map with a comparator.
 */
final class ChangedTypes {

  private static final SerializationConfig CONFIG = SaveJson.STATES.getSerializationConfig();

  private static final ClassValue<List<Part>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
          return parts(type);
        }
      };

  private final List<String> found = new ArrayList<>();
  private final Map<Object, Object> seen = new IdentityHashMap<>();

  private ChangedTypes() {}

  /**
   * Compares two values of equal JSON.
   *
   * @return each difference with its JSON pointer, in the order of the value's parts
   */
  static List<String> between(Object is, Object again) {
    ChangedTypes search = new ChangedTypes();
    search.compare("/state", is, again);
    return search.found;
  }

  private void compare(String at, Object is, Object again) {
    if (is == null || is == again || is instanceof JsonNode || seen.put(is, again) != null) {
      return;
    }
    if (is instanceof Map<?, ?> map && again instanceof Map<?, ?> other) {
      if (sameOrder(at, order(map), order(other), is, again)) {
        maps(at, map, other);
      }
    } else if (is instanceof Collection<?> list && again instanceof Collection<?> other) {
      if (sameOrder(at, order(list), order(other), is, again)) {
        lists(at, list, other);
      }
    } else if (again == null || is.getClass() != again.getClass()) {
      found.add(at + " (" + name(is) + ") comes back as " + name(again));
    } else if (is.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(is); i++) {
        compare(at + "/" + i, Array.get(is, i), Array.get(again, i));
      }
    } else {
      properties(at, is, again);
    }
  }

  private void maps(String at, Map<?, ?> is, Map<?, ?> again) {
    for (Map.Entry<?, ?> entry : is.entrySet()) {
      if (again.containsKey(entry.getKey())) {
        compare(at + "/" + entry.getKey(), entry.getValue(), again.get(entry.getKey()));
      } else {
        found.add(at + ": key (" + entry.getKey() + ", " + name(entry.getKey()) + ") is not found");
      }
    }
  }

  private void lists(String at, Collection<?> is, Collection<?> again) {
    Iterator<?> other = again.iterator();
    int index = 0;
    for (Object element : is) {
      compare(at + "/" + index++, element, other.hasNext() ? other.next() : null);
    }
  }

  private void properties(String at, Object is, Object again) {
    for (Part part : PARTS.get(is.getClass())) {
      compare(at + "/" + part.name(), part.member().getValue(is), part.member().getValue(again));
    }
  }

  private static List<Part> parts(Class<?> type) {
    if (type.getClassLoader() == null || Enum.class.isAssignableFrom(type)) {
      return List.of();
    }
    BeanDescription bean = CONFIG.introspect(CONFIG.constructType(type));
    if (bean.findJsonValueAccessor() != null
        || CONFIG.getAnnotationIntrospector().findSerializer(bean.getClassInfo()) != null) {
      return List.of(); // What it holds is its own affair.
    }
    List<Part> parts = new ArrayList<>();
    for (BeanPropertyDefinition property : bean.findProperties()) {
      if (property.couldSerialize()) {
        property.getAccessor().fixAccess(true);
        parts.add(new Part(property.getName(), property.getAccessor()));
      }
    }
    return parts;
  }

  /** A property that is written. */
  private record Part(String name, AnnotatedMember member) {}

  /** An order that a collection keeps by itself: by a comparator, or as its elements came. */
  private sealed interface Order {}

  private record Sorted(Comparator<?> by) implements Order {}

  private enum Kept implements Order {
    AS_INSERTED,
    NONE
  }

  private static Order order(Map<?, ?> map) {
    if (map instanceof SortedMap<?, ?> sorted) {
      return new Sorted(sorted.comparator());
    }
    return map instanceof LinkedHashMap<?, ?> ? Kept.AS_INSERTED : Kept.NONE;
  }

  private static Order order(Collection<?> list) {
    if (list instanceof SortedSet<?> sorted) {
      return new Sorted(sorted.comparator());
    }
    return list instanceof LinkedHashSet<?> || !(list instanceof Set<?>)
        ? Kept.AS_INSERTED
        : Kept.NONE;
  }

  private boolean sameOrder(String at, Order is, Order again, Object value, Object other) {
    if (is == Kept.NONE || is.equals(again) || isSameComparator(is, again)) {
      return true;
    }
    String by = is instanceof Sorted sorted && sorted.by() != null ? " with its comparator" : "";
    found.add(
        at
            + " ("
            + name(value)
            + by
            + ") comes back as "
            + name(other)
            + (by.isEmpty() ? "" : " without it"));
    return false;
  }

  private static boolean isSameComparator(Order is, Order again) {
    return is instanceof Sorted one
        && again instanceof Sorted other
        && one.by() != null
        && other.by() != null
        && Objects.equals(one.by().getClass(), other.by().getClass());
  }

  private static String name(Object value) {
    return value == null ? "null" : value.getClass().getName();
  }
}
