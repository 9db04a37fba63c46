package dev.runesheet.engine.save;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The differences between a state and the same state read back that its JSON does not show: values
 * of another class, such as a {@code Long} in a field of type Object, collections that would keep
 * another order from then on, such as a sorted map with a comparator, and objects that were one.
 */
final class ChangedTypes {

  private static final ClassValue<List<Part>> PARTS =
      new ClassValue<>() {
        @Override
        protected List<Part> computeValue(Class<?> type) {
          return parts(type);
        }
      };

  private static final Set<Class<?>> MUTABLE =
      Set.of(
          ArrayList.class,
          LinkedList.class,
          ArrayDeque.class,
          LinkedHashMap.class,
          LinkedHashSet.class,
          TreeMap.class,
          TreeSet.class);

  /** The first place of a value, and what is there again. */
  private record Met(String at, Object again) {}

  private final List<String> found = new ArrayList<>();
  private final Set<String> lost = new LinkedHashSet<>();
  private final Map<Object, Met> seen = new IdentityHashMap<>();

  private ChangedTypes() {}

  /** Compares two values of equal JSON. */
  static ChangedTypes between(Object is, Object again) {
    ChangedTypes search = new ChangedTypes();
    search.compare("/state", is, again);
    return search;
  }

  /** Each difference with its JSON pointer, in the order of the value's parts. */
  List<String> found() {
    return found;
  }

  /** The fields that are lost of classes that were met; not all of them are declared. */
  List<String> lost() {
    return List.copyOf(lost);
  }

  private void compare(String at, Object is, Object again) {
    if (is == again) {
      return;
    }
    if (is == null || again == null) {
      addOther(at, is, again);
    } else if (is instanceof JsonNode node && again instanceof JsonNode other) {
      nodes(at, node, other);
    } else if (!isMetBefore(at, is, again)) {
      parts(at, is, again);
    }
  }

  /** True if the parts of a value were compared at another place that holds it too. */
  private boolean isMetBefore(String at, Object is, Object again) {
    Met met = seen.putIfAbsent(is, new Met(at, again));
    if (met != null && met.again != again && isMutable(is)) {
      found.add(at + " is the same object as " + met.at + ", but comes back as another");
    }
    return met != null;
  }

  private static boolean isMutable(Object value) {
    Class<?> type = value.getClass();
    if (type.isArray()) {
      return Array.getLength(value) > 0;
    }
    return type.getClassLoader() == null
        ? MUTABLE.contains(type)
        : !type.isRecord() && !(value instanceof Enum<?>) && !PARTS.get(type).isEmpty();
  }

  private void parts(String at, Object is, Object again) {
    if (LostState.isOwn(is.getClass())) {
      lost.addAll(LostState.of(is.getClass()));
    }
    if (isOtherKind(is, again)) {
      addOther(at, is, again);
    } else if (is instanceof Map<?, ?> map && again instanceof Map<?, ?> other) {
      if (sameOrder(at, is, IterationOrder.of(map), again, IterationOrder.of(other))) {
        entries(at, map, other);
      }
    } else if (is instanceof Collection<?> list && again instanceof Collection<?> other) {
      if (sameOrder(at, is, IterationOrder.of(list), again, IterationOrder.of(other))) {
        elements(at, list, other);
      }
    } else if (is.getClass().isArray()) {
      for (int i = 0; i < Array.getLength(is); i++) {
        compare(at + "/" + i, Array.get(is, i), Array.get(again, i));
      }
    } else if (is.getClass().getClassLoader() == null) {
      plain(at, is, again);
    } else {
      properties(at, is, again);
    }
  }

  private void addOther(String at, Object is, Object again) {
    found.add(at + " (" + name(is) + ") comes back as " + name(again));
  }

  /** JSON within the state, which can hold numbers of sorts that no parser gives. */
  private void nodes(String at, JsonNode is, JsonNode again) {
    if (is.isObject() && again.isObject()) {
      for (Map.Entry<String, JsonNode> part : is.properties()) {
        nodes(at + "/" + part.getKey(), part.getValue(), again.path(part.getKey()));
      }
    } else if (is.isArray() && again.isArray()) {
      for (int i = 0; i < is.size(); i++) {
        nodes(at + "/" + i, is.get(i), again.path(i));
      }
    } else if (!is.equals(again) && !isSameDecimal(is, again)) {
      addOther(at, is, again);
    }
  }

  /** True if a decimal comes back as a double with the same digits. */
  private static boolean isSameDecimal(JsonNode is, JsonNode again) {
    return is.isBigDecimal() && again.isDouble() && is.decimalValue().equals(again.decimalValue());
  }

  /**
   * True unless the class is the same, or both are alike collections or maps of the JDK. Those for
   * several threads are like no others: a list that is read while it changes is one.
   */
  private static boolean isOtherKind(Object is, Object again) {
    boolean maps = is instanceof Map<?, ?> && again instanceof Map<?, ?>;
    boolean lists = is instanceof Collection<?> && again instanceof Collection<?>;
    boolean alike =
        (maps || lists)
            && is instanceof Set<?> == again instanceof Set<?>
            && !is.getClass().getPackageName().equals("java.util.concurrent")
            && !LostState.isOwn(is.getClass());
    return is.getClass() != again.getClass() && !alike;
  }

  private boolean sameOrder(
      String at, Object is, IterationOrder order, Object again, IterationOrder orderAgain) {
    if (order == IterationOrder.Plain.NONE) {
      found.add(at + " (" + name(is) + ") has no order that lasts");
    } else if (!order.isKeptBy(orderAgain)) {
      // What comes back is saved again: it must last too.
      boolean own = order instanceof IterationOrder.Sorted sorted && sorted.by() != null;
      String by = own ? " with its comparator" : "";
      found.add(at + " (" + name(is) + by + ") comes back as " + name(again));
    }
    return order.isKeptBy(orderAgain);
  }

  private void entries(String at, Map<?, ?> is, Map<?, ?> again) {
    Iterator<? extends Map.Entry<?, ?>> other = again.entrySet().iterator();
    for (Map.Entry<?, ?> entry : is.entrySet()) {
      Map.Entry<?, ?> read = other.hasNext() ? other.next() : Map.entry("", "");
      String here = at + "/" + entry.getKey();
      compare(here, entry.getKey(), read.getKey());
      compare(here, entry.getValue(), read.getValue());
    }
  }

  private void elements(String at, Collection<?> is, Collection<?> again) {
    Iterator<?> other = again.iterator();
    int index = 0;
    for (Object element : is) {
      compare(at + "/" + index++, element, other.hasNext() ? other.next() : null);
    }
  }

  /** Values of the JDK's own classes, such as numbers and texts. */
  private void plain(String at, Object is, Object again) {
    if (!is.equals(again) && !(is instanceof Number && is.toString().equals(again.toString()))) {
      found.add(at + " (" + name(is) + ") comes back as one that is not equal to it");
    }
  }

  private void properties(String at, Object is, Object again) {
    for (Part part : PARTS.get(is.getClass())) {
      compare(at + "/" + part.name(), part.member().getValue(is), part.member().getValue(again));
    }
  }

  private static List<Part> parts(Class<?> type) {
    if (Enum.class.isAssignableFrom(type)) {
      return List.of();
    }
    SavedProperties properties = SavedProperties.of(type);
    if (properties.areItsOwnAffair()) {
      return List.of();
    }
    List<Part> parts = new ArrayList<>();
    for (BeanPropertyDefinition property : properties.written()) {
      property.getAccessor().fixAccess(true);
      parts.add(new Part(property.getName(), property.getAccessor()));
    }
    return parts;
  }

  /** A property that is written. */
  private record Part(String name, AnnotatedMember member) {}

  private static String name(Object value) {
    return value == null ? "null" : value.getClass().getName();
  }
}
