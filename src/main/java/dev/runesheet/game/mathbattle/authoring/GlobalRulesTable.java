package dev.runesheet.game.mathbattle.authoring;

import dev.runesheet.engine.fact.EffectDefinition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Vocabulary;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbCatalog;
import dev.runesheet.table.cell.TypedCell;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.effect.EffectSheet;
import dev.runesheet.table.layout.ArgumentForm;
import dev.runesheet.table.layout.Column;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedRow;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.layout.VerbColumn;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.ArrayList;
import java.util.List;

/** The workbook of a mode's global rules: death, burn, stun. */
public final class GlobalRulesTable {

  private static final String TITLE = "Global rules";
  private static final String PACKAGE = "rules.mathbattle.global";
  private static final ArgumentForm SELF = ArgumentForm.entity("self");
  private static final ArgumentForm OPPONENT = ArgumentForm.entity("opponent");

  private GlobalRulesTable() {}

  /** The family of global rules, with its words. */
  static EffectFamily family(Vocabulary words) {
    return new EffectFamily(TITLE, PACKAGE, words);
  }

  /**
   * The columns that the shipped workbook offers: damage, healing and changes of stats on both
   * sides, skipping the action, and the end of the match.
   */
  static TableLayout layout(Vocabulary words) {
    VerbCatalog verbs = words.verbs();
    List<VerbColumn> columns = new ArrayList<>();
    for (ArgumentForm whom : List.of(SELF, OPPONENT)) {
      columns.add(VerbColumn.of(verbs.get("damage"), whom, ArgumentForm.NUMBER));
      columns.add(VerbColumn.of(verbs.get("damage"), whom, ArgumentForm.statOf("self")));
      columns.add(VerbColumn.of(verbs.get("heal"), whom, ArgumentForm.NUMBER));
      columns.add(
          VerbColumn.of(verbs.get("add-stat"), whom, ArgumentForm.WORD, ArgumentForm.NUMBER));
      columns.add(
          VerbColumn.of(verbs.get("set-stat"), whom, ArgumentForm.WORD, ArgumentForm.NUMBER));
    }
    columns.add(VerbColumn.of(verbs.get("pass")));
    columns.add(VerbColumn.of(verbs.get("win"), SELF));
    columns.add(VerbColumn.of(verbs.get("lose"), SELF));
    return family(words).layout(columns);
  }

  /**
   * Writes a workbook.
   *
   * @param name the file's name, for places
   * @param effects global rules; those that are no rows stand on a sheet of their own
   */
  public static byte[] write(Vocabulary words, List<Effect> effects, String name) {
    EffectSheet sheet = family(words).write(layout(words), effects, name);
    return WorkbookWriter.write(List.of(sheet.table()), sheet.notTabular());
  }

  /** The settings that plain Drools needs beside the workbook. */
  public static String properties(Vocabulary words, List<Effect> effects, String name) {
    return WorkbookWriter.properties(
        List.of(family(words).write(layout(words), effects, name).table()));
  }

  /** Reads the table of a workbook. */
  static TypedTable read(Vocabulary words, String name, byte[] content, Diagnostics findings) {
    return new WorkbookReader(name, content, findings).read(family(words));
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
