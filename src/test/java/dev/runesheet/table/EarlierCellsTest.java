package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.EffectBook;
import dev.runesheet.table.grid.EditedWorkbook;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookEditor;
import dev.runesheet.table.write.WorkbookRenewal;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Workbooks of an earlier version, in which one cell said what several columns say now. */
class EarlierCellsTest {

  private static final byte[] EARLIER = earlier();

  private final Diagnostics findings = new Diagnostics();

  @Test
  void theySayWhatTheyAlwaysSaid() {
    assertThat(Places.none(effects(EARLIER))).isEqualTo(Duel.globalRules());
    assertThat(findings.all()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "K9 | brun,-1   | RS015 | did you mean 'burn'?",
        "K9 | burn      | RS035 | ",
        "G8 | health;1  | RS035 | did you mean 'health,1'?",
        "G8 | health 1  | RS035 | did you mean 'health,1'?",
        "G8 | health,1,5 | RS035 | did you mean 'health,1.5'?",
        "H9 | burn,x    | RS005 | ",
      })
  void whatIsWrongIsFoundAtItsCell(String cell, String text, String code, String advice) {
    effects(Edit.text(EARLIER, cell, text));

    assertThat(findings.all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.location()).isEqualTo(Duel.cell(cell));
              assertThat(finding.code().id()).isEqualTo(code);
              assertThat(finding.suggestion()).isEqualTo(advice == null ? "" : advice);
            });
  }

  @Test
  void theyAreEditedAsTheyAre() {
    List<Effect> changed = effects(Edit.text(Duel.workbook(), "N9", "-2"));
    List<Diagnostic> left = new ArrayList<>();

    EditedWorkbook edited =
        new WorkbookEditor(Duel.FILE, EARLIER, findings)
            .update(new EffectBook(List.of(Duel.FAMILY)), changed, left)
            .orElseThrow();

    assertThat(edited.cells()).contains(Duel.cell("K9"));
    assertThat(Places.none(effects(edited.content()))).isEqualTo(Places.none(changed));
    assertThat(left).isEmpty();
  }

  @Test
  void writtenAnewEachPartHasItsColumn() {
    byte[] anew =
        new WorkbookRenewal(Duel.FILE, EARLIER, findings)
            .write(List.of(Duel.FAMILY), List.of())
            .orElseThrow();

    assertThat(new WorkbookReader(Duel.FILE, anew, findings).read(Duel.FAMILY))
        .isEqualTo(Duel.table());
    assertThat(findings.all()).isEmpty();
  }

  private List<Effect> effects(byte[] workbook) {
    TypedTable table = new WorkbookReader(Duel.FILE, workbook, findings).read(Duel.FAMILY);
    return Duel.FAMILY.read(table, findings);
  }

  private static byte[] earlier() {
    TypedTable now = Duel.table();
    TableLayout layout = now.layout().holding(column -> column.headed(List.of()));
    return WorkbookWriter.write(List.of(new TypedTable(layout, Duel.FILE, now.rows())));
  }
}
