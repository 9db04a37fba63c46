package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.Triggers;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.Vocabulary;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.verb.VerbCatalog;
import dev.runesheet.pack.PackContent;
import dev.runesheet.table.ArgumentForm;
import dev.runesheet.table.EffectFamily;
import dev.runesheet.table.EffectSheet;
import dev.runesheet.table.GuardColumn;
import dev.runesheet.table.TableLayout;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.VerbColumn;
import dev.runesheet.table.WorkbookReader;
import dev.runesheet.table.WorkbookWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The workbook of effects: a sheet for each sort of operation, a row for each operation. */
public final class EffectsWorkbook {

  private static final String PACKAGE = "rules.queensblood.effects.";
  private static final int HIGHEST_THRESHOLD = 30;
  private static final ArgumentForm SELF = ArgumentForm.entity("self");
  private static final ArgumentForm STAT = ArgumentForm.statOf("self");

  private final VerbCatalog verbs;
  private final Vocabulary words;
  private final Map<EffectFamily, TableLayout> families = new LinkedHashMap<>();
  private final Map<EffectFamily, List<String>> verbsOf = new LinkedHashMap<>();

  /** The workbook of a game with these verbs. */
  public EffectsWorkbook(VerbCatalog verbs) {
    this.verbs = verbs;
    List<String> triggers = new ArrayList<>(Triggers.WORDS);
    for (int power = 1; power <= HIGHEST_THRESHOLD; power++) {
      triggers.add(Triggers.reaches(power, true));
      triggers.add(Triggers.reaches(power, false));
    }
    words =
        new Vocabulary(
            verbs, triggers, QueensWords.STATS, List.of("self"), List.of(), QueensWords.SCOPES);
    List<GuardColumn> rank = List.of(new GuardColumn("self", Condition.Relation.EQUAL));
    sheet(
        "Change power",
        rank,
        column("modify-power", ArgumentForm.WORD, ArgumentForm.NUMBER),
        column("modify-power", ArgumentForm.WORD, STAT),
        column("lower-power", ArgumentForm.WORD, STAT));
    sheet("Scale power", List.of(), column("scale-power", SELF, ArgumentForm.NUMBER));
    sheet("Destroy cards", List.of(), column("destroy-cards", ArgumentForm.WORD));
    sheet("Replace an ally", List.of(), column("replace-ally"));
    sheet("Add to hand", List.of(), column("add-to-hand", ArgumentForm.WORD));
    sheet(
        "Spawn tokens",
        List.of(),
        column("spawn-tokens", ArgumentForm.WORD, ArgumentForm.WORD, ArgumentForm.WORD));
    sheet("Pawns", List.of(), column("set-pawns", ArgumentForm.NUMBER));
    sheet("Expand", List.of(), column("expand-positions"));
    sheet(
        "Score",
        List.of(),
        column("score-bonus", ArgumentForm.NUMBER),
        column("transfer-lane-minimum"));
  }

  private void sheet(String title, List<GuardColumn> guards, VerbColumn... columns) {
    String name = title.toLowerCase(java.util.Locale.ROOT).replace(" ", "");
    EffectFamily family = new EffectFamily(title, PACKAGE + name, words);
    families.put(family, family.layout(guards, List.of(columns), true));
    verbsOf.put(
        family, List.of(columns).stream().map(column -> column.verb().name()).distinct().toList());
  }

  private VerbColumn column(String verb, ArgumentForm... forms) {
    return VerbColumn.of(verbs.get(verb), forms);
  }

  /**
   * The tables of effects.
   *
   * @param notTabular takes effects that are no rows of any sheet
   */
  public List<TypedTable> tables(String file, List<Effect> effects, List<Diagnostic> notTabular) {
    List<TypedTable> tables = new ArrayList<>();
    List<Effect> left = new ArrayList<>(effects);
    families.forEach(
        (family, layout) -> {
          List<Effect> own =
              left.stream()
                  .filter(effect -> verbsOf.get(family).containsAll(used(effect)))
                  .toList();
          List<Effect> programs =
              own.stream().filter(effect -> effect.body() instanceof Body.Program).toList();
          left.removeAll(programs);
          EffectSheet sheet = family.write(layout, programs, file);
          tables.add(sheet.table());
          notTabular.addAll(sheet.notTabular());
        });
    tables.add(AuraTables.auras(file, left));
    tables.add(AuraTables.scaling(file, left));
    left.stream()
        .filter(effect -> effect.body() instanceof Body.Program)
        .forEach(
            effect ->
                notTabular.add(
                    Diagnostic.of(
                        dev.runesheet.model.diagnostic.Code.INEXPRESSIBLE,
                        effect.source(),
                        effect.id(),
                        "verbs of one sheet")));
    return tables;
  }

  /** The bytes of the workbook; what is no row stands on a sheet of its own. */
  public byte[] write(String file, List<Effect> effects) {
    List<Diagnostic> notTabular = new ArrayList<>();
    List<TypedTable> tables = tables(file, effects, notTabular);
    return WorkbookWriter.write(tables, notTabular);
  }

  /** The settings that plain Drools needs beside the workbook. */
  public String properties(String file, List<Effect> effects) {
    return WorkbookWriter.properties(tables(file, effects, new ArrayList<>()));
  }

  /** Reads a workbook: its tables, which are rules, each with the effects that its rows make up. */
  List<PackContent.Table> read(String file, byte[] bytes, Diagnostics findings) {
    List<TableLayout> layouts = new ArrayList<>(families.values());
    layouts.add(AuraTables.AURAS);
    layouts.add(AuraTables.SCALING);
    List<TypedTable> tables = new WorkbookReader(file, bytes, findings).read(layouts);
    List<PackContent.Table> read = new ArrayList<>();
    int index = 0;
    for (EffectFamily family : families.keySet()) {
      TypedTable table = tables.get(index++);
      read.add(new PackContent.Table(table, family.read(table, findings)));
    }
    for (TypedTable table : tables.subList(index, tables.size())) {
      read.add(new PackContent.Table(table, AuraTables.effects(table)));
    }
    return read;
  }

  private static List<String> used(Effect effect) {
    List<String> used = new ArrayList<>();
    if (effect.body() instanceof Body.Program program) {
      program.steps().forEach(step -> used(step, used));
    }
    return used;
  }

  private static void used(Step step, List<String> used) {
    if (step instanceof Step.If branch) {
      branch.then().forEach(inner -> used(inner, used));
    } else if (step instanceof Step.Do act) {
      used.add(act.verb().name());
    } else {
      used.add("");
    }
  }
}
