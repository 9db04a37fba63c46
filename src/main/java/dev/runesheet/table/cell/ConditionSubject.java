package dev.runesheet.table.cell;

import dev.runesheet.model.Condition.Relation;
import dev.runesheet.model.Interval;
import java.util.ArrayList;
import java.util.List;

/** The property that a column of conditions looks at. */
public sealed interface ConditionSubject {

  /** The constraint that compares the subject with a number. */
  Constraint compare(Bound bound, String subject);

  /** The constraint that the subject is a word, or that it is not. */
  Constraint compare(String word, boolean holds);

  /**
   * A property of the fact that the table is about.
   *
   * @param name its name in rules, for example {@code tile}
   */
  record Property(String name) implements ConditionSubject {
    @Override
    public Constraint compare(Bound bound, String subject) {
      String sign =
          switch (bound.relation()) {
            case ABOVE -> bound.holds() ? " > " : " <= ";
            case BELOW -> bound.holds() ? " < " : " >= ";
            case EQUAL -> bound.holds() ? " == " : " != ";
          };
      return Constraint.of(name + sign + "?", Literals.number(bound.number()));
    }

    @Override
    public Constraint compare(String word, boolean holds) {
      return Constraint.of(name + (holds ? " == " : " != ") + "\"?\"", word);
    }
  }

  /**
   * A stat of an entity; the cell names the stat.
   *
   * @param role whose
   */
  record Stat(String role) implements ConditionSubject {
    @Override
    public Constraint compare(Bound bound, String stat) {
      String code = bound.relation().test(role, bound.holds()) + "(\"?\", ?)";
      return Constraint.of(code, stat, Literals.number(bound.number()));
    }

    @Override
    public Constraint compare(String word, boolean holds) {
      throw new IllegalArgumentException("stat (" + word + ") is a number and compared to no word");
    }
  }

  /**
   * One end of a range, or a single number.
   *
   * @param relation how a number compares to it
   * @param holds whether it must compare so, or must not
   */
  record Bound(Relation relation, boolean holds, double number) {

    /** The bounds that a number of a range keeps; one or two. */
    static List<Bound> of(Interval range) {
      if (range.low() == range.high()) {
        return List.of(new Bound(Relation.EQUAL, true, range.low()));
      }
      List<Bound> bounds = new ArrayList<>();
      if (!Double.isInfinite(range.low())) {
        Relation relation = range.lowOpen() ? Relation.ABOVE : Relation.BELOW;
        bounds.add(new Bound(relation, range.lowOpen(), range.low()));
      }
      if (!Double.isInfinite(range.high())) {
        Relation relation = range.highOpen() ? Relation.BELOW : Relation.ABOVE;
        bounds.add(new Bound(relation, range.highOpen(), range.high()));
      }
      return bounds;
    }

    Bound opposite() {
      return new Bound(relation, !holds, number);
    }
  }

  /**
   * A test as a constraint.
   *
   * @param subject the stat that the cell names; empty for properties
   */
  default Constraint constraint(CellCondition test, String subject) {
    List<Constraint> parts = new ArrayList<>();
    if (test instanceof CellCondition.Words words) {
      words.words().forEach(word -> parts.add(compare(word, !words.none())));
      return words.none() ? Constraint.all(parts) : Constraint.any(parts);
    }
    CellCondition.Numbers numbers = (CellCondition.Numbers) test;
    for (Interval range : numbers.ranges()) {
      List<Constraint> bounds = new ArrayList<>();
      for (Bound bound : Bound.of(range)) {
        bounds.add(compare(numbers.none() ? bound.opposite() : bound, subject));
      }
      parts.add(numbers.none() ? Constraint.any(bounds) : Constraint.all(bounds));
    }
    return numbers.none() ? Constraint.all(parts) : Constraint.any(parts);
  }
}
