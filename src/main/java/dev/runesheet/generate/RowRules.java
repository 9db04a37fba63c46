package dev.runesheet.generate;

import dev.runesheet.model.Effect;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The names and places of the rules of one file: a rule is named after the row that it begins in,
 * once for each row, and otherwise after its path in its effect.
 */
final class RowRules {

  private final SourceRows rows;
  private final Set<String> taken = new HashSet<>();

  RowRules(SourceRows rows) {
    this.rows = rows;
  }

  /**
   * The name of a rule, with the places that its note leads to.
   *
   * @param place the place of its source
   * @param conditions the places of its constraints
   */
  record Named(String name, String place, List<String> conditions) {}

  /** Names the rule of a block of a program. */
  Named of(Effect effect, Block block) {
    SourceRows.Row row = rowOf(effect, block);
    if (row == null) {
      return new Named(path(block.rule()), block.place(), block.conditions());
    }
    String name = taken.add(row.name()) ? row.name() : path(block.rule());
    return new Named(name, row.place(), row.conditions(block));
  }

  /** Names the rule of a continuous effect. */
  String of(Effect effect) {
    SourceRows.Row row = rows.at(effect.source().toString());
    return row != null && taken.add(row.name()) ? row.name() : path(effect.id());
  }

  /** The row of a block's first step, or of its condition; that of the effect if it has neither. */
  private SourceRows.Row rowOf(Effect effect, Block block) {
    if (!block.steps().isEmpty()) {
      return rows.at(block.steps().get(0));
    }
    boolean conditional = !block.condition().isEmpty();
    return rows.at(conditional ? block.condition() : effect.source().toString());
  }

  private String path(String path) {
    String name = path;
    while (rows.names().contains(name) || !taken.add(name)) {
      name += " (rule)";
    }
    return name;
  }
}
