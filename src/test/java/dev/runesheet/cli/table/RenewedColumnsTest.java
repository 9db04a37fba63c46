package dev.runesheet.cli.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A workbook that lacks the last column of its question is refused, and taken along anew. */
class RenewedColumnsTest {

  private static final String WORKBOOK = "decision-tables/queens-blood/lane-scoring.drl.xlsx";
  private static final int LABELS = 6;

  @TempDir private Path folder;

  @BeforeEach
  void copy() throws IOException {
    Ran.copyOfRules(folder);
  }

  @Test
  void aColumnThatTheWorkbookLacksIsAddedAndTheRowsStay() throws IOException {
    String before = labels();
    int rows = rows();
    withoutLastColumn();
    Ran refused = Ran.in(folder, "", "table", "queens-blood", "refresh", WORKBOOK);
    assertThat(refused.err()).contains("RS033", "refresh --anew' adds it");
    Ran.in(folder, "", "table", "queens-blood", "refresh", "--anew", WORKBOOK);
    assertThat(labels()).isEqualTo(before);
    assertThat(rows()).isEqualTo(rows);
  }

  private String labels() throws IOException {
    try (XSSFWorkbook workbook = open()) {
      StringBuilder labels = new StringBuilder();
      Row row = workbook.getSheetAt(first(workbook)).getRow(LABELS);
      row.forEach(cell -> labels.append(cell).append("|"));
      return labels.toString();
    }
  }

  private int rows() throws IOException {
    try (XSSFWorkbook workbook = open()) {
      return workbook.getSheetAt(first(workbook)).getLastRowNum();
    }
  }

  private void withoutLastColumn() throws IOException {
    try (XSSFWorkbook workbook = open()) {
      Sheet sheet = workbook.getSheetAt(first(workbook));
      int last = sheet.getRow(LABELS).getLastCellNum() - 1;
      for (Row row : sheet) {
        Cell cell = row.getCell(last);
        if (cell != null) {
          row.removeCell(cell);
        }
      }
      try (OutputStream out = Files.newOutputStream(folder.resolve(WORKBOOK))) {
        workbook.write(out);
      }
    }
  }

  private XSSFWorkbook open() throws IOException {
    byte[] content = Files.readAllBytes(folder.resolve(WORKBOOK));
    return new XSSFWorkbook(new ByteArrayInputStream(content));
  }

  private static int first(XSSFWorkbook workbook) {
    return workbook.getSheetIndex("Lane scoring");
  }
}
