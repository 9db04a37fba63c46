package dev.runesheet.table.cell;

import dev.runesheet.model.Interval;
import dev.runesheet.model.NumberSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The condition of a cell on a word or number, where it accepts more than one. Equal tests ask the
 * same in the same words.
 *
 * <p>This is the grammar of all cells of conditions; {@code TestParser} reads it and {@link #text}
 * writes it:
 *
 * <pre>
 * condition = ["any of" | "none of" | "not"] part {"," part}
 * part      = word | number | range | sign number
 * range     = number ".." number | "from" number "to" number
 * sign      = "&gt;" | "&gt;=" | "&lt;" | "&lt;=" | "=" | "&lt;&gt;" and their words: above, at least …
 * </pre>
 *
 * It is read without a generated parser, since what a part looks like depends on the column: in a
 * column of words a part is any word of its list, with blanks, points and digits in it.
 */
public sealed interface CellCondition {

  /** The text an author would write for it; never one that a spreadsheet takes for a formula. */
  String text();

  /** The test that holds exactly when this one does not. */
  CellCondition opposite();

  /** The object that it is compared by, whatever the order of its words or numbers. */
  Object meaning();

  /**
   * The condition that a word is one of some, or none of them.
   *
   * @param none whether it must be none of them
   * @param words at least one
   */
  record Words(boolean none, List<String> words) implements CellCondition {
    /** Copies the words. */
    public Words {
      words = List.copyOf(words);
    }

    @Override
    public String text() {
      return words.size() == 1 && none ? "not " + words.get(0) : list(none, words);
    }

    @Override
    public CellCondition opposite() {
      return new Words(!none, words);
    }

    @Override
    public Object meaning() {
      return Map.entry(none, Set.copyOf(words));
    }

    /** True if the test holds for a word. */
    public boolean holds(String word) {
      return words.contains(word) != none;
    }
  }

  /**
   * The condition that a number is in one of some ranges, or in none of them.
   *
   * @param none whether it must be in none of them
   * @param ranges at least one; a single number is a range too
   */
  record Numbers(boolean none, List<Interval> ranges) implements CellCondition {
    /** Copies the ranges. */
    public Numbers {
      ranges = List.copyOf(ranges);
    }

    @Override
    public String text() {
      List<String> parts = new ArrayList<>();
      ranges.forEach(range -> parts.add(text(range)));
      if (parts.size() > 1) {
        return list(none, parts);
      }
      return none ? "not " + parts.get(0) : parts.get(0);
    }

    private static String text(Interval range) {
      if (Double.isInfinite(range.high())) {
        return (range.lowOpen() ? "> " : ">= ") + Literals.number(range.low());
      }
      String high = Literals.number(range.high());
      if (Double.isInfinite(range.low())) {
        return (range.highOpen() ? "< " : "<= ") + high;
      }
      String low = Literals.number(range.low());
      if (range.low() == range.high()) {
        return low;
      }
      // A text that begins with a minus would be a formula when it is typed again.
      return range.low() < 0 ? "from " + low + " to " + high : low + ".." + high;
    }

    @Override
    public CellCondition opposite() {
      return new Numbers(!none, ranges);
    }

    @Override
    public Object meaning() {
      NumberSet set = new NumberSet(ranges);
      return none ? set.opposite() : set.opposite().opposite(); // Each in order, without overlaps.
    }
  }

  private static String list(boolean none, List<String> parts) {
    return parts.stream().collect(Collectors.joining(", ", none ? "none of " : "any of ", ""));
  }
}
