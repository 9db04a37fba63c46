package dev.runesheet.engine.save;

import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.PriorityBlockingQueue;

/**
 * The iteration order of a collection, for the elements that it has and those that it will get. A
 * restored match plays alike only if each collection keeps its order.
 */
sealed interface IterationOrder {

  /** By a comparator, or the natural order where that is null; of queues only the first is so. */
  record Sorted(Comparator<?> by, boolean queue) implements IterationOrder {
    @Override
    public boolean isKeptBy(IterationOrder other) {
      return other instanceof Sorted sorted && sorted.queue == queue && isSame(by, sorted.by);
    }

    private static boolean isSame(Comparator<?> one, Comparator<?> other) {
      return one == other || one != null && other != null && one.getClass() == other.getClass();
    }
  }

  /** An order without parameters. */
  enum Plain implements IterationOrder {
    /** As the elements came. */
    INSERTED,
    /** As the constants of the enum. */
    ENUM,
    /** At most one element, and never more: any order keeps it. */
    ONE,
    /** By hash codes, sizes, look-ups and chance, which no save has. */
    NONE;

    @Override
    public boolean isKeptBy(IterationOrder other) {
      return (this == ONE || this == other) && other != NONE;
    }
  }

  /** The order of a class of somebody's own. */
  record Own(Class<?> type) implements IterationOrder {
    @Override
    public boolean isKeptBy(IterationOrder other) {
      return equals(other);
    }
  }

  /** True if a collection of the other order gives its elements alike, now and later. */
  boolean isKeptBy(IterationOrder other);

  static IterationOrder of(Map<?, ?> map) {
    if (map instanceof SortedMap<?, ?> sorted) {
      return new Sorted(sorted.comparator(), false);
    }
    if (map instanceof EnumMap<?, ?>) {
      return Plain.ENUM;
    }
    if (map.getClass() == LinkedHashMap.class) {
      return isByAccess((LinkedHashMap<?, ?>) map) ? Plain.NONE : Plain.INSERTED;
    }
    return ofUnsorted(map.getClass(), map.size());
  }

  static IterationOrder of(Collection<?> list) {
    if (list instanceof SortedSet<?> sorted) {
      return new Sorted(sorted.comparator(), false);
    }
    if (list instanceof PriorityQueue<?> queue) {
      return new Sorted(queue.comparator(), true);
    }
    if (list instanceof PriorityBlockingQueue<?> queue) {
      return new Sorted(queue.comparator(), true);
    }
    if (list instanceof EnumSet<?>) {
      return Plain.ENUM;
    }
    if (list instanceof List<?> || list instanceof Deque<?>) {
      return Plain.INSERTED;
    }
    return list.getClass() == LinkedHashSet.class || !(list instanceof Set<?>)
        ? Plain.INSERTED
        : ofUnsorted(list.getClass(), list.size());
  }

  private static IterationOrder ofUnsorted(Class<?> type, int size) {
    if (type.getClassLoader() != null) {
      return new Own(type);
    }
    String name = type.getSimpleName();
    if (name.startsWith("Unmodifiable") || name.startsWith("Synchronized")) {
      return Plain.INSERTED; // What is inside cannot be told.
    }
    boolean fixed = type.getEnclosingClass() != null; // Map.of(), Collections.singleton(): nested.
    return fixed && size <= 1 ? Plain.ONE : Plain.NONE;
  }

  /** Such a map does not tell: in a copy of it a look-up moves an entry to the end. */
  private static boolean isByAccess(LinkedHashMap<?, ?> map) {
    @SuppressWarnings("unchecked")
    Map<Object, Object> copy = (Map<Object, Object>) map.clone();
    copy.put(new Object(), null);
    copy.put(new Object(), null);
    Object first = copy.keySet().iterator().next();
    copy.get(first);
    return copy.keySet().iterator().next() != first;
  }
}
