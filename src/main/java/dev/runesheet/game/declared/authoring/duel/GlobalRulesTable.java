package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.model.Vocabulary;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import java.util.List;

/** The workbook of a mode's global rules, such as death, burn and stun. */
final class GlobalRulesTable {

  private static final String TITLE = "Global rules";

  private static final String ABILITIES = "an ability is written in the file of its hero";

  private GlobalRulesTable() {}

  /** The family of global rules, with its words. */
  static EffectFamily family(String game, Vocabulary words) {
    return new EffectFamily(TITLE, DuelPack.rules(game, "global"), words, ABILITIES);
  }

  /** Reports rows of another owner than the mode, which no player would ever hold. */
  static void checkOwners(TypedTable table, Diagnostics findings) {
    List<Column> columns = table.layout().columns();
    for (TypedRow row : table.rows()) {
      for (TypedCell cell : row.cells()) {
        boolean owner = columns.get(cell.column()).template().equals("Owner($param)");
        if (owner && !cell.text().equals(EffectDefinition.GLOBAL)) {
          findings.unknownWord(
              Code.UNKNOWN_REFERENCE, cell.place(), cell.text(), List.of(EffectDefinition.GLOBAL));
        }
      }
    }
  }
}
