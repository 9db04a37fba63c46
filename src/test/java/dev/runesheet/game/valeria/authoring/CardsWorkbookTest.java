package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.write.WorkbookWriter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The workbook of cards as an author finds it. */
@Tag("thorough")
class CardsWorkbookTest {

  private static final String FILE = "data/valeria/cards.xlsx";
  private static final PackFiles FILES = Packs.files("valeria", Path.of("."));

  private final byte[] shipped = FILES.read(FILE).orElseThrow();

  @Test
  void eachSheetHasTheShapeThatTheToolWrites() throws IOException {
    Diagnostics findings = new Diagnostics();
    ValeriaSources sources = new ValeriaSources(new ValeriaPack().homes(FILES, findings));
    CardSentences sentences = sources.sentences(new ValeriaPack().catalog());
    TableSet set =
        CardSheets.SHEETS.tables(FILE, sources.cards(), card -> sentences.of(card, List.of()));
    byte[] written = WorkbookWriter.write(set.tables());
    assertThat(set.notTabular()).isEmpty();
    try (XSSFWorkbook one = open(shipped);
        XSSFWorkbook other = open(written)) {
      for (PlainForm sheet : CardSheets.SHEETS.forms()) {
        assertThat(shape(one.getSheet(sheet.title())))
            .isEqualTo(shape(other.getSheet(sheet.title())));
      }
    }
    assertThat(findings.all()).isEmpty();
  }

  /** All that an author sees of a sheet: texts, widths, heights, notes, and what lists hold. */
  private static List<String> shape(Sheet sheet) {
    List<String> shape = new ArrayList<>();
    sheet.forEach(
        row -> {
          shape.add("row " + row.getRowNum() + " " + row.getZeroHeight() + row.getHeight());
          row.forEach(
              cell -> {
                String note =
                    cell.getCellComment() == null
                        ? ""
                        : cell.getCellComment().getString().getString();
                shape.add(cell.getAddress() + " " + cell + " " + note);
              });
        });
    for (int column = 0; column < 30; column++) {
      shape.add("width " + sheet.getColumnWidth(column));
    }
    shape.add("frozen " + sheet.getPaneInformation().getHorizontalSplitPosition());
    for (DataValidation validation : sheet.getDataValidations()) {
      String[] list = validation.getValidationConstraint().getExplicitListValues();
      shape.add(
          validation.getRegions().getCellRangeAddress(0).formatAsString()
              + (list == null ? "" : " " + List.of(list))
              + validation.getValidationConstraint().getFormula1()
              + validation.getValidationConstraint().getFormula2());
    }
    return shape;
  }

  @Test
  void areasAndExpansionsAreOfferedAndNumbersAreBounded() throws IOException {
    try (XSSFWorkbook book = open(shipped)) {
      List<String> monsters = shape(book.getSheet("Monsters"));
      assertThat(monsters)
          .anyMatch(one -> one.startsWith("G8:G") && one.contains("Barrens, Cavern"));
      assertThat(monsters)
          .anyMatch(one -> one.startsWith("H8:H") && one.contains("[Minion, Titan, Warden"));
      assertThat(monsters).anyMatch(one -> one.startsWith("K8:K") && one.endsWith("099"));
    }
  }

  private static XSSFWorkbook open(byte[] content) throws IOException {
    return new XSSFWorkbook(new ByteArrayInputStream(content));
  }
}
