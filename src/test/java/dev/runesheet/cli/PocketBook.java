package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** The workbook of the cards of TCG Pocket in a folder, in the hands of an author. */
final class PocketBook {

  private static final String GAME = "tcg-pocket";
  static final String BOOK = "cards.xlsx";
  private static final String CARDS = "data/tcg-pocket/cards/";
  private static final int HEADINGS = 6;

  private static byte[] exported;

  private final Path folder;

  private final Map<Path, String> before = new LinkedHashMap<>();

  /** Copies the game into a folder, and exports its cards. */
  PocketBook(Path folder) throws IOException {
    this.folder = folder;
    for (String part : List.of("data/tcg-pocket", "decision-tables/tcg-pocket")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(file).getParent());
          Files.copy(file, folder.resolve(file));
        }
      }
    }
    try (Stream<Path> files = Files.list(folder.resolve(CARDS))) {
      for (Path file : new TreeSet<>(files.toList())) {
        before.put(file, Files.readString(file));
      }
    }
    if (exported == null) {
      assertThat(table("export", "cards", "--to", BOOK).out()).matches(BOOK + ": \\d{3} rows\n");
      exported = Files.readAllBytes(folder.resolve(BOOK));
    }
    Files.write(folder.resolve(BOOK), exported);
  }

  Ran table(String... arguments) {
    List<String> all = new ArrayList<>(List.of("table", GAME));
    all.addAll(List.of(arguments));
    return Ran.in(folder, "", all.toArray(String[]::new));
  }

  Ran imported() {
    return table("import", BOOK, "cards");
  }

  Ran compared() {
    return table("diff", BOOK, "cards");
  }

  /** Takes the rows of a sheet into the hands of an author. */
  interface Edit {
    void of(XSSFSheet sheet) throws IOException;
  }

  void edit(String sheet, Edit edit) throws IOException {
    Path file = folder.resolve(BOOK);
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      edit.of(book.getSheet(sheet));
      try (OutputStream out = Files.newOutputStream(file)) {
        book.write(out);
      }
    }
  }

  void write(String sheet, String row, String column, Object value) throws IOException {
    edit(sheet, there -> put(there, row(there, row), column, value));
  }

  static void put(XSSFSheet sheet, Row row, String column, Object value) {
    Cell cell = row.createCell(column(sheet, column));
    if (value instanceof Integer number) {
      cell.setCellValue(number);
    } else {
      cell.setCellValue((String) value);
    }
  }

  static int column(XSSFSheet sheet, String label) {
    int column = 1;
    while (!sheet.getRow(HEADINGS).getCell(column).toString().equals(label)) {
      column++;
    }
    return column;
  }

  static Row row(XSSFSheet sheet, String name) {
    for (Row row : sheet) {
      if (row.getCell(1) != null && row.getCell(1).toString().equals(name)) {
        return row;
      }
    }
    throw new IllegalArgumentException("no row " + name);
  }

  static Row inserted(XSSFSheet sheet, String below) {
    int at = row(sheet, below).getRowNum() + 1;
    if (at <= sheet.getLastRowNum()) {
      sheet.shiftRows(at, sheet.getLastRowNum(), 1);
    }
    return sheet.createRow(at);
  }

  static void delete(XSSFSheet sheet, String name) {
    Row row = row(sheet, name);
    int at = row.getRowNum();
    sheet.removeRow(row);
    if (at < sheet.getLastRowNum()) {
      sheet.shiftRows(at + 1, sheet.getLastRowNum(), -1);
    }
  }

  /** The files say what they said, but for one piece of one of them. */
  void onlyDiffers(String file, String old, String now) throws IOException {
    for (Map.Entry<Path, String> one : before.entrySet()) {
      String expected = one.getValue();
      if (one.getKey().endsWith(file)) {
        assertThat(expected).contains(old);
        int at = expected.indexOf(old);
        expected = expected.substring(0, at) + now + expected.substring(at + old.length());
      }
      assertThat(Files.readString(one.getKey())).isEqualTo(expected);
    }
  }

  /** What a file of cards says. */
  String text(String file) throws IOException {
    return Files.readString(folder.resolve(CARDS + file));
  }

  /** Changes a file of cards beside the workbook. */
  void replace(String file, String old, String now) throws IOException {
    Ran.edit(folder.resolve(CARDS + file), old, now);
  }

  /** Checks the game. */
  Ran check() {
    return Ran.in(folder, "", "check", GAME);
  }
}
