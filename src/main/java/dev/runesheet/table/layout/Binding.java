package dev.runesheet.table.layout;

import dev.runesheet.model.Condition;
import java.util.List;

/** The meaning of a column in the model. */
public sealed interface Binding {

  /** The roles that the column's heading names; none for most columns. */
  default List<String> roles() {
    return List.of();
  }

  /** The name of the effect, or of the row in other tables. */
  record Name() implements Binding {}

  /** The effect in words. */
  record InWords() implements Binding {}

  /** The kind of event that starts the effect. */
  record When() implements Binding {

    /** The expectation of a finding where it is missing. */
    public static final String NEEDED =
        "what starts the effect; only rows that go on with an effect leave this empty";
  }

  /** The relation of the trigger's subject to the holder. */
  record Whose() implements Binding {}

  /** The owner of the effect. */
  record Owner() implements Binding {

    /** The expectation of a finding where it is missing. */
    public static final String NEEDED = "the id of what brings the effect into play";
  }

  /** The block that the row is. */
  record Block() implements Binding {}

  /**
   * A condition on a stat: the cell names the stat and a number.
   *
   * @param role the role whose stat is compared
   * @param relation its relation to the number
   */
  record Guard(String role, Condition.Relation relation) implements Binding {

    @Override
    public List<String> roles() {
      return List.of(role);
    }
  }

  /** One verb; the cell holds what the column leaves open. */
  record Act(VerbColumn column) implements Binding {

    @Override
    public List<String> roles() {
      return column.roles();
    }
  }

  /** The call that ends a row. */
  record End() implements Binding {}

  /** A value of a table that holds no effects, by name. */
  record Value(String name) implements Binding {}

  /**
   * One part of a value that is split over several columns.
   *
   * @param whole the binding of the value
   * @param index the index of the part, from 0
   */
  record Part(Binding whole, int index) implements Binding {}
}
