package dev.runesheet.table.compile;

import dev.runesheet.model.SourceLocation;
import java.util.List;

/**
 * A table as rules.
 *
 * @param head the text before the rules: package and imports
 * @param rules the rules in the order of the rows
 */
public record CompiledTable(String head, List<RowRule> rules) {

  /** Copies the list. */
  public CompiledTable {
    rules = List.copyOf(rules);
  }

  /**
   * A row as a rule.
   *
   * @param name the rule's name
   * @param comment the line above the rule that names its cell
   * @param text the rule
   * @param place the row's first cell
   * @param conditions its cells that are conditions, from left to right
   */
  public record RowRule(
      String name,
      String comment,
      String text,
      SourceLocation place,
      List<SourceLocation> conditions) {

    /** Copies the list. */
    public RowRule {
      conditions = List.copyOf(conditions);
    }
  }

  /** The rules as one file. */
  public String drl() {
    StringBuilder text = new StringBuilder(head);
    rules.forEach(rule -> text.append(rule.comment()).append(rule.text()));
    return text.toString();
  }
}
