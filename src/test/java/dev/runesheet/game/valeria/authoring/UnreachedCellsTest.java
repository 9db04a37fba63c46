package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.file.PackFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;

/** Cells of Valeria's workbooks with numbers that never come up, or come up twice. */
class UnreachedCellsTest {

  private static final String CARDS = "data/valeria/cards.xlsx";
  private static final String ENDS = "decision-tables/valeria/ending.drl.xlsx";
  private static final String SCORES = "decision-tables/valeria/scoring.drl.xlsx";

  @Test
  void anEventAtARollThatNoDiceShowIsFoundAtItsNumber() throws IOException {
    assertThat(findings(CARDS, "Events", "G8", 0.0))
        .singleElement()
        .asString()
        .contains("RS010", "!Events!G8", "found 0, which no dice show", "a number from 1 to 12");
  }

  @Test
  void anEventThatActsAtItsRollWithoutANumberIsFoundAtTheEmptyCell() throws IOException {
    assertThat(findings(CARDS, "Events", "G8", null))
        .singleElement()
        .asString()
        .contains("RS037", "!Events!G8", "-1 for each roll, or a number from 1 to 12");
  }

  @Test
  void anEndThatWaitsForMoreStacksThanThereAreIsFoundAtTheNumber() throws IOException {
    assertThat(findings(ENDS, "Ends", "E8", 6.0))
        .singleElement()
        .asString()
        .contains("RS092", "!Ends!E8", "found 6 monster stacks used up", "at most 5");
  }

  @Test
  void goodsOfARangeThatOtherRowsScoreTooAreFoundAtAllRows() throws IOException {
    assertThat(findings(SCORES, "Cargo", "E10", "2..4"))
        .allMatch(finding -> finding.contains("RS120"))
        .anyMatch(finding -> finding.contains("!Cargo!E10"))
        .hasSizeGreaterThan(1);
  }

  private static List<String> findings(String file, String sheet, String cell, Object value)
      throws IOException {
    Diagnostics findings = new Diagnostics();
    PackBuilder.read(new ValeriaPack(), edited(file, sheet, cell, value), findings);
    return findings.all().stream().map(Object::toString).toList();
  }

  private static PackFiles edited(String file, String sheet, String cell, Object value)
      throws IOException {
    byte[] shipped = ShippedFiles.ALL.read(file).orElseThrow();
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(shipped));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      CellReference place = new CellReference(cell);
      XSSFCell edited = book.getSheet(sheet).getRow(place.getRow()).getCell(place.getCol());
      if (value instanceof Double number) {
        edited.setCellValue(number);
      } else {
        edited.setCellValue((String) value);
      }
      book.write(bytes);
      return ShippedFiles.with(Map.of(file, bytes.toByteArray()));
    }
  }
}
