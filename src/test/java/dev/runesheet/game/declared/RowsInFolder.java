package dev.runesheet.game.declared;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** The sheet Effects of a workbook in a folder, whose cells are written as an author does. */
record RowsInFolder(Path file) {

  /** Writes a cell: of the row that belongs to a card, below a heading. */
  void write(String owner, String heading, String word) throws IOException {
    edit(
        sheet -> {
          int row = find(sheet, owner).getRowIndex();
          sheet.getRow(row).getCell(find(sheet, heading).getColumnIndex()).setCellValue(word);
        });
  }

  /** Adds a row with words by their headings. */
  void add(Map<String, String> words) throws IOException {
    add(words, "", List.of());
  }

  /** Adds a row with words by their headings, and the parts of a cell from its heading on. */
  void add(Map<String, String> words, String parted, List<String> parts) throws IOException {
    edit(
        sheet -> {
          Row row = sheet.createRow(sheet.getLastRowNum() + 1);
          words.forEach(
              (heading, word) ->
                  row.createCell(find(sheet, heading).getColumnIndex()).setCellValue(word));
          for (int i = 0; i < parts.size(); i++) {
            row.createCell(find(sheet, parted).getColumnIndex() + i).setCellValue(parts.get(i));
          }
        });
  }

  /** The texts of the row of headings, whose first is {@code Rule}. */
  List<String> headings() throws IOException {
    List<String> headings = new ArrayList<>();
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      find(book.getSheet("Effects"), "Rule")
          .getRow()
          .forEach(cell -> headings.add(cell.toString()));
    }
    return headings;
  }

  private void edit(Consumer<Sheet> change) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      change.accept(book.getSheet("Effects"));
      book.write(bytes);
    }
    Files.write(file, bytes.toByteArray());
  }

  private static Cell find(Iterable<Row> sheet, String text) {
    for (Row row : sheet) {
      for (Cell cell : row) {
        if (cell.toString().equals(text)) {
          return cell;
        }
      }
    }
    throw new IllegalArgumentException("no cell says '" + text + "'");
  }
}
