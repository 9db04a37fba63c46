package dev.runesheet.table.cell;

import dev.runesheet.model.Interval;
import dev.runesheet.model.NumberSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The words or numbers that a condition lets through. */
public sealed interface ValueSet {

  boolean isEmpty();

  ValueSet and(ValueSet other);

  /** True if some value is in both; told without making the set of them. */
  boolean meets(ValueSet other);

  ValueSet opposite();

  /** The values in words. */
  String text();

  default ValueSet without(ValueSet other) {
    return and(other.opposite());
  }

  default boolean within(ValueSet other) {
    return without(other).isEmpty();
  }

  /** All values that a column of a type can be asked about. */
  static ValueSet all(CellType type) {
    if (type instanceof CellType.Test test) {
      return all(test.of());
    }
    if (type instanceof CellType.Decimal decimal) {
      return numbers(false, bounded(decimal.min(), decimal.max()));
    }
    if (type instanceof CellType.Whole whole) {
      return numbers(true, bounded(whole.min(), whole.max()));
    }
    boolean closed =
        type instanceof CellType.Word word && !word.isOpen() && word.numbered().isEmpty();
    return closed
        ? new Words(false, new LinkedHashSet<>(((CellType.Word) type).allowed()))
        : new Words(true, Set.of());
  }

  private static Interval bounded(double min, double max) {
    return new Interval(
        Bounds.bounded(min) ? min : Double.NEGATIVE_INFINITY,
        !Bounds.bounded(min),
        Bounds.bounded(max) ? max : Double.POSITIVE_INFINITY,
        !Bounds.bounded(max));
  }

  /** The values that a cell of a column lets through. */
  static ValueSet of(CellType type, CellValue value) {
    ValueSet all = all(type);
    if (value instanceof CellValue.Test test) {
      return all.and(of(test.test(), all));
    }
    if (value instanceof CellValue.Number number) {
      return of(type, Interval.at(number.number()));
    }
    return new Words(false, Set.of(value.literal()));
  }

  /** The numbers of a range that a column of numbers can be asked about. */
  static ValueSet of(CellType type, Interval range) {
    ValueSet all = all(type);
    return all.and(numbers(((Numbers) all).whole(), range));
  }

  private static ValueSet of(CellCondition test, ValueSet all) {
    if (test instanceof CellCondition.Words words) {
      return new Words(words.none(), new LinkedHashSet<>(words.words()));
    }
    CellCondition.Numbers numbers = (CellCondition.Numbers) test;
    ValueSet set = new Numbers(((Numbers) all).whole(), new NumberSet(numbers.ranges()));
    return numbers.none() ? set.opposite() : set;
  }

  private static ValueSet numbers(boolean whole, Interval range) {
    return new Numbers(whole, new NumberSet(List.of(range)));
  }

  /**
   * Words.
   *
   * @param except whether it is all words but those named
   * @param words the words named
   */
  record Words(boolean except, Set<String> words) implements ValueSet {
    @Override
    public boolean isEmpty() {
      return !except && words.isEmpty();
    }

    @Override
    public ValueSet and(ValueSet other) {
      Words second = (Words) other;
      if (except && !second.except) {
        return second.and(this);
      }
      Set<String> both = new LinkedHashSet<>(words);
      if (except) {
        both.addAll(second.words);
      } else {
        both.removeIf(word -> second.words.contains(word) == second.except);
      }
      return new Words(except, both);
    }

    @Override
    public boolean meets(ValueSet other) {
      Words second = (Words) other;
      if (except) {
        return second.except || second.meets(this);
      }
      return words.stream().anyMatch(word -> second.words.contains(word) != second.except);
    }

    @Override
    public ValueSet opposite() {
      return new Words(!except, words);
    }

    @Override
    public String text() {
      boolean one = words.size() == 1 && !except;
      if (words.isEmpty() || one) {
        return one ? words.iterator().next() : "anything";
      }
      return new CellCondition.Words(except, List.copyOf(words)).text();
    }
  }

  /**
   * Numbers.
   *
   * @param whole whether they are whole numbers
   * @param set the ranges that they are in
   */
  record Numbers(boolean whole, NumberSet set) implements ValueSet {
    /** Takes the bounds of whole numbers from among these. */
    public Numbers {
      set = whole ? set.whole() : set;
    }

    @Override
    public boolean isEmpty() {
      return set.isEmpty();
    }

    @Override
    public ValueSet and(ValueSet other) {
      return new Numbers(whole, set.and(((Numbers) other).set));
    }

    @Override
    public ValueSet opposite() {
      return new Numbers(whole, set.opposite());
    }

    @Override
    public boolean meets(ValueSet other) {
      return set.meets(((Numbers) other).set);
    }

    @Override
    public String text() {
      return set.ranges().stream().map(Numbers::words).collect(Collectors.joining(" or "));
    }

    private static String words(Interval range) {
      if (range.low() == range.high()) {
        return Literals.number(range.low());
      }
      List<String> ends = new ArrayList<>();
      if (!Double.isInfinite(range.low())) {
        ends.add((range.lowOpen() ? "above " : "at least ") + Literals.number(range.low()));
      }
      if (!Double.isInfinite(range.high())) {
        ends.add((range.highOpen() ? "below " : "at most ") + Literals.number(range.high()));
      }
      return ends.isEmpty() ? "any number" : String.join(" and ", ends);
    }
  }
}
