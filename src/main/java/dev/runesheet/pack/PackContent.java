package dev.runesheet.pack;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.model.Effect;
import dev.runesheet.table.TypedTable;
import java.util.ArrayList;
import java.util.List;

/**
 * What the sources of a game say.
 *
 * @param groups effects whose rules are generated, by file
 * @param tables tables that are rules already, with the effects that they hold
 * @param catalog what matches can be set up with
 */
public record PackContent(List<Group> groups, List<Table> tables, JsonNode catalog) {

  /** Copies the lists. */
  public PackContent {
    groups = List.copyOf(groups);
    tables = List.copyOf(tables);
  }

  /**
   * Effects of one source file.
   *
   * @param rulePackage the package of their rules
   * @param file the name of the rules' file
   */
  public record Group(String rulePackage, String file, List<Effect> effects) {}

  /**
   * A decision table.
   *
   * @param table its rows
   * @param effects the effects its rows make up; empty for tables of other rules
   */
  public record Table(TypedTable table, List<Effect> effects) {}

  /** All effects, those of tables first. */
  public List<Effect> effects() {
    List<Effect> all = new ArrayList<>();
    tables.forEach(table -> all.addAll(table.effects()));
    groups.forEach(group -> all.addAll(group.effects()));
    return all;
  }
}
