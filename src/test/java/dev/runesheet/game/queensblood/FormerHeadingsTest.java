package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/** Workbooks whose columns have the headings that they had in earlier versions are read. */
class FormerHeadingsTest {

  private static final String WORKBOOK = "decision-tables/queens-blood/effects.drl.xlsx";

  /** The row of headings, from 0. */
  private static final int LABELS = 6;

  /** The headings that verbs had, by those of now. */
  private static final Map<String, String> FORMER =
      Map.of(
          "Change the power of a scope", "Change the power of scope",
          "Lower the power of a scope", "Lower the power of scope",
          "Destroy a scope", "Destroy scope",
          "Add a card to the hand", "Add card to the hand",
          "Spawn a card (rank 1)", "Spawn card (rank 1)",
          "a card (rank 2)", "card (rank 2)",
          "or a card (rank 3) on each empty tile", "or card (rank 3) on each empty tile",
          "Add a number of points to the lane", "Add a number points to the lane");

  private final List<String> renamed = new ArrayList<>();

  @Test
  void theyHaveTheSameEffects() {
    PackFiles former = Workbooks.workbook(WORKBOOK, this::rename);
    assertThat(renamed).containsAll(FORMER.values());

    Diagnostics findings = new Diagnostics();
    PackContent content = new QueensBloodPack().read(former, findings);

    assertThat(findings.all()).isEmpty();
    assertThat(bare(content)).isEqualTo(bare(QueensBooks.content()));
  }

  private static List<Effect> bare(PackContent content) {
    return content.effects();
  }

  private void rename(XSSFWorkbook workbook) {
    workbook.forEach(
        sheet -> {
          Row headings = sheet.getRow(LABELS);
          if (headings != null) {
            headings.forEach(this::rename);
          }
        });
  }

  private void rename(Cell heading) {
    String former = FORMER.get(heading.toString());
    if (former != null) {
      heading.setCellValue(former);
      renamed.add(former);
    }
  }
}
