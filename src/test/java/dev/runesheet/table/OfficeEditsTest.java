package dev.runesheet.table;

import static org.assertj.core.api.Assumptions.assumeThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Shipped workbooks edited cell by cell in LibreOffice itself, by a script, and saved: each edit is
 * the right change, none at all, or a finding at that cell.
 */
@Tag("slow")
class OfficeEditsTest {

  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));
  private static final String LONG = "x".repeat(5000);
  private static final String CODE = "\" + java.lang.Runtime.getRuntime().exec(\"sh\") + \"";
  private static final String CHANGED = "changed";
  private static final String SAME = "same";

  private static final Sheet GLOBAL =
      new Sheet("math-battle", "decision-tables/math-battle/global-rules.drl.xlsx", "Global rules");
  private static final Sheet STACKING =
      new Sheet("tcg-pocket", "decision-tables/tcg-pocket/stacking.drl.xlsx", "Stacking policy");
  private static final Sheet CARDS =
      new Sheet("queens-blood", "data/queens-blood/cards.xlsx", "Cards");
  private static final Sheet POWER = effects("Change power");
  private static final Sheet HAND = effects("Add to hand");
  private static final Sheet AURAS = effects("Auras");
  private static final Sheet SCORING =
      new Sheet(
          "queens-blood", "decision-tables/queens-blood/lane-scoring.drl.xlsx", "Lane scoring");
  private static final Sheet PAWNS = variants("Pawns");
  private static final Sheet DEATHS = variants("Power");

  private static final List<Edit> EDITS =
      List.of(
          // Values and words.
          GLOBAL.edit("W9", "number", "-2", CHANGED),
          GLOBAL.edit("U8", "number", "3", CHANGED),
          GLOBAL.edit("U8", "text", " 2,5 ", CHANGED),
          GLOBAL.edit("U8", "german", "2,5", CHANGED),
          GLOBAL.edit("T9", "clear", "", CHANGED),
          GLOBAL.edit("V9", "text", "  burn\u00a0 ", SAME),
          GLOBAL.edit("V9", "text", "brun", "RS015"),
          GLOBAL.edit("V9", "text", "“burn”", "RS015"),
          GLOBAL.edit("W9", "clear", "", "RS037"),
          GLOBAL.edit("D9", "clear", "", "RS037"),
          CARDS.edit("G90", "text", "3 ", CHANGED),
          CARDS.edit("E90", "text", "Regualr", "RS018"),
          CARDS.edit("F90", "number", "4", "RS010"),
          CARDS.edit("B90", "number", "83", "RS133"),
          CARDS.edit("H90", "text", "_____ __P__ _____ _____ _____", "RS070"),
          CARDS.edit("I10", "text", "nothing_like_it", "RS022"),
          POWER.edit("L27", "number", "-4", CHANGED),
          POWER.edit("I35", "text", "any of 1, 2", CHANGED),
          POWER.edit("L27", "number", "0", "RS131"),
          POWER.edit("L27", "text", "-1,5", "RS005"),
          POWER.edit("F28", "text", "nobody", "RS072"),
          HAND.edit("K14", "text", "999", "RS022"),
          AURAS.edit("G13", "text", "allies on afected tiles,1", "RS018"),
          AURAS.edit("G13", "clear", "", "RS037"),
          SCORING.edit("G8", "text", "2..5", CHANGED),
          SCORING.edit("G8", "text", "5..2", "RS111"),
          SCORING.edit("H8", "text", "lower", CHANGED),
          SCORING.edit("I10", "text", "amounts", "RS018"),
          PAWNS.edit("F13", "text", "own", "RS040"),
          PAWNS.edit("H16", "clear", "", "RS040"),
          PAWNS.edit("D13", "text", "v'1", "RS035"),
          DEATHS.edit("E8", "number", "0.5", "RS005"),
          DEATHS.edit("E8", "number", "1", CHANGED),
          STACKING.edit("G8", "german", "1,5", CHANGED),
          STACKING.edit("F8", "text", "addictive", "RS018"),
          // What spreadsheets make of what people write.
          GLOBAL.edit("S8", "date", "46024", "RS005"),
          GLOBAL.edit("AI8", "truth", "1", "RS005"),
          CARDS.edit("G90", "date", "46024", "RS005"),
          CARDS.edit("G90", "truth", "0", "RS005"),
          POWER.edit("Q27", "typed", "=TRUE()", "RS005"),
          SCORING.edit("F11", "date", "46024.5", "RS005"),
          PAWNS.edit("H15", "truth", "0", "RS005"),
          STACKING.edit("D8", "number", "1e300", "RS035"),
          // Formulas.
          GLOBAL.edit("U8", "typed", "=1+1", "RS034"),
          GLOBAL.edit("C9", "typed", "=HYPERLINK(\"http://x\";\"y\")", "RS034"),
          CARDS.edit("G90", "typed", "=F90", "RS034"),
          POWER.edit("K27", "typed", "=1/0", "RS034"),
          DEATHS.edit("E8", "typed", "=SUM(A1:A3)", "RS034"),
          // Hostile text.
          GLOBAL.edit("W9", "text", "1); System.exit(0); //", "RS005"),
          GLOBAL.edit("B9", "text", "RuleTable x", "RS035"),
          GLOBAL.edit("C9", "text", "*/ end rule \"x\" when then /*", "RS035"),
          GLOBAL.edit("H9", "text", "0 || true", "RS005"),
          CARDS.edit("D90", "text", "=cmd|' /C calc'!A0", CHANGED),
          CARDS.edit("I10", "text", CODE, "RS035"),
          POWER.edit("K27", "text", CODE, "RS018"),
          POWER.edit("K27", "text", LONG, "RS004"),
          SCORING.edit("D8", "text", "\\u0022); x(\\u0022", "RS018"),
          PAWNS.edit("F13", "text", "eval(true) || $param", "RS018"),
          STACKING.edit("E8", "text", "a\u0001b\"", "RS035"),
          // The sheet itself.
          GLOBAL.edit("V9:V10", "merge", "", "RS039"),
          CARDS.edit("G90:G91", "merge", "", "RS039"),
          GLOBAL.edit("V7", "text", "Change it", "RS033"),
          POWER.edit("L6", "text", "Other.perform($r);", "RS033"),
          POWER.edit("B20", "insert row", "", "RS036"),
          AURAS.edit("B13", "insert row", "", "RS036"));

  private static Sheet effects(String title) {
    return new Sheet("queens-blood", "decision-tables/queens-blood/effects.drl.xlsx", title);
  }

  private static Sheet variants(String title) {
    return new Sheet("queens-blood", "decision-tables/queens-blood/variants.drl.xlsx", title);
  }

  /** A sheet of a shipped workbook. */
  private record Sheet(String game, String file, String title) {
    Edit edit(String cell, String kind, String value, String outcome) {
      return new Edit(this, cell, kind, value, outcome);
    }
  }

  /**
   * An edit.
   *
   * @param outcome what the check must say: the code of a finding at the cell, or whether it
   *     changes what the workbook says
   */
  private record Edit(Sheet sheet, String cell, String kind, String value, String outcome) {
    Office.CellEdit inOffice() {
      byte[] workbook = SHIPPED.read(sheet.file()).orElseThrow();
      return new Office.CellEdit(workbook, sheet.title(), cell, kind, value);
    }

    @Override
    public String toString() {
      return sheet.title() + "!" + cell + " " + kind + " '" + value + "' -> " + outcome;
    }
  }

  /** What the check says. */
  private record Seen(List<Object> says, List<Diagnostic> findings) {}

  @Test
  void eachEditIsTheRightChangeOrAFindingAtItsCell(@TempDir Path folder) throws Exception {
    Optional<List<byte[]>> edited =
        Office.edited(folder, EDITS.stream().map(Edit::inOffice).toList());
    assumeThat(edited).as("LibreOffice is installed").isPresent();

    Map<String, Seen> shipped = new HashMap<>();
    SoftAssertions all = new SoftAssertions();
    for (int i = 0; i < EDITS.size(); i++) {
      Edit edit = EDITS.get(i);
      Seen before = shipped.computeIfAbsent(edit.sheet().game(), game -> seen(game, SHIPPED));
      Seen after =
          seen(edit.sheet().game(), new Replaced(edit.sheet().file(), edited.get().get(i)));
      all.assertThat(outcome(edit, before, after))
          .as(edit + " " + after.findings())
          .isEqualTo(edit.outcome());
    }
    all.assertAll();
  }

  private static String outcome(Edit edit, Seen before, Seen after) {
    String place = "!" + edit.sheet().title() + "!" + edit.cell().replaceAll(":.*", "");
    List<Diagnostic> fresh = new ArrayList<>(after.findings());
    fresh.removeAll(before.findings());
    // Sentences are not written anew after an edit.
    fresh.removeIf(finding -> finding.code() == Code.SENTENCE_STALE);
    List<String> here =
        fresh.stream()
            .filter(finding -> finding.location().file().equals(edit.sheet().file()))
            .filter(finding -> finding.location().place().toString().equals(place))
            .map(finding -> finding.code().id())
            .distinct()
            .toList();
    if (!here.isEmpty()) {
      return here.contains(edit.outcome()) ? edit.outcome() : here.toString();
    }
    if (!fresh.isEmpty()) {
      return "elsewhere";
    }
    return after.says().equals(before.says()) ? SAME : CHANGED;
  }

  private static Seen seen(String game, PackFiles files) {
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(Packs.find(game), files, findings);
    if (built != null) {
      PackAnalysis.check(Packs.find(game), built.content(), files, findings);
    }
    return new Seen(built == null ? List.of() : Says.all(built.content()), findings.all());
  }

  /** The shipped files with one of them replaced. */
  private record Replaced(String name, byte[] content) implements PackFiles {
    @Override
    public String origin() {
      return "a test";
    }

    @Override
    public List<String> list(String folder) {
      return SHIPPED.list(folder);
    }

    @Override
    public Optional<byte[]> read(String wanted) {
      return wanted.equals(name) ? Optional.of(content) : SHIPPED.read(wanted);
    }
  }
}
