package dev.runesheet.generate;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The rows of a table in which effects were written, by the places of their cells. The rule that a
 * row becomes has the row's name, and notes lead to its cells.
 */
public final class SourceRows {

  /** The rows of effects that were written elsewhere. */
  static final SourceRows NONE = new SourceRows();

  private final Map<String, Row> byPlace = new HashMap<>();
  private final Set<String> names = new HashSet<>();

  /**
   * A row.
   *
   * @param name its name, unique in its table
   * @param place its first cell
   * @param conditions its cells that are conditions, from left to right: that of the block's name,
   *     then one for each guard
   */
  public record Row(String name, String place, List<String> conditions) {

    /** Copies the list. */
    public Row {
      conditions = List.copyOf(conditions);
    }

    /** The places of the constraints of a rule, that on its block first. */
    List<String> conditions(Block block) {
      List<String> guards = conditions.subList(Math.min(1, conditions.size()), conditions.size());
      return guards.size() == block.guards().size() && !conditions.isEmpty()
          ? conditions
          : block.conditions();
    }
  }

  /**
   * Adds a row.
   *
   * @param cells the places of its cells
   */
  public void add(Row row, Collection<String> cells) {
    names.add(row.name());
    byPlace.put(row.place(), row);
    cells.forEach(cell -> byPlace.put(cell, row));
  }

  /** The row of a cell; null if it is in none of these. */
  Row at(String place) {
    return byPlace.get(place);
  }

  /** The names that belong to rows, and so to no other rule. */
  Set<String> names() {
    return names;
  }
}
