package dev.runesheet.pack;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** A folder with a game's sources, to which things are done that an author might do. */
public final class RandomEdits {

  private static final int FIRST_ROW = 7;
  private static final int NAME = 1;
  private static final Pattern NUMBER = Pattern.compile("(?<=: )\\d+(?=,?\\s)");
  private static final Pattern DIGIT = Pattern.compile("\\d");

  private final Path folder;
  private final Random random;
  private final List<Path> sources = new ArrayList<>();

  /** Copies the sources of a game. */
  public RandomEdits(String game, Path folder, Random random) throws IOException {
    this.folder = folder;
    this.random = random;
    for (String part : List.of("data/" + game, "decision-tables", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          Path copy = folder.resolve(file);
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy);
          String name = file.toString();
          boolean rules = name.endsWith(".drl.xlsx") || name.contains("heroes");
          if (rules && !name.contains("engine")) {
            sources.add(copy);
          }
        }
      }
    }
  }

  /** Changes something in one source, perhaps so that it is wrong afterwards. */
  public void edit() throws IOException {
    Path source = sources.get(random.nextInt(sources.size()));
    if (source.toString().endsWith(".json")) {
      String text = Files.readString(source);
      List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
      MatchResult number = numbers.get(random.nextInt(numbers.size()));
      int other = random.nextInt(10);
      Files.writeString(
          source, text.substring(0, number.start()) + other + text.substring(number.end()));
    } else {
      editWorkbook(source);
    }
  }

  private void editWorkbook(Path source) throws IOException {
    byte[] content = Files.readAllBytes(source);
    try (Workbook workbook = new XSSFWorkbook(new ByteArrayInputStream(content))) {
      List<Row> rows = rows(workbook);
      Row row = rows.get(random.nextInt(rows.size()));
      switch (random.nextInt(6)) {
        case 0 -> removeLast(row.getSheet());
        case 1 -> swap(row, row.getSheet().getRow(FIRST_ROW));
        default -> change(row);
      }
      try (OutputStream out = Files.newOutputStream(source)) {
        workbook.write(out);
      }
    }
  }

  private static List<Row> rows(Workbook workbook) {
    List<Row> rows = new ArrayList<>();
    for (Sheet sheet : workbook) {
      Row labels = sheet.getRow(FIRST_ROW - 1);
      boolean table = labels != null && "Rule".equals(text(labels.getCell(NAME)));
      for (int i = FIRST_ROW; table && i <= sheet.getLastRowNum(); i++) {
        if (sheet.getRow(i) != null && !text(sheet.getRow(i).getCell(NAME)).isEmpty()) {
          rows.add(sheet.getRow(i));
        }
      }
    }
    return rows;
  }

  private static String text(Cell cell) {
    return cell == null || cell.getCellType() != CellType.STRING ? "" : cell.getStringCellValue();
  }

  private static void removeLast(Sheet sheet) {
    int last = sheet.getLastRowNum();
    while (sheet.getRow(last) == null || text(sheet.getRow(last).getCell(NAME)).isEmpty()) {
      last--;
    }
    if (last > FIRST_ROW) {
      sheet.removeRow(sheet.getRow(last));
    }
  }

  private static void swap(Row one, Row other) {
    for (int i = 0; i < Math.max(one.getLastCellNum(), other.getLastCellNum()); i++) {
      Object of = value(one.getCell(i));
      set(one, i, value(other.getCell(i)));
      set(other, i, of);
    }
  }

  private static Object value(Cell cell) {
    if (cell == null || cell.getCellType() == CellType.BLANK) {
      return null;
    }
    return cell.getCellType() == CellType.NUMERIC ? cell.getNumericCellValue() : text(cell);
  }

  private static void set(Row row, int column, Object value) {
    if (row.getCell(column) != null) {
      row.removeCell(row.getCell(column));
    }
    if (value instanceof Double number) {
      row.createCell(column).setCellValue(number);
    } else if (value != null) {
      row.createCell(column).setCellValue((String) value);
    }
  }

  private void change(Row row) {
    List<Cell> numbers = new ArrayList<>();
    for (Cell cell : row) {
      boolean number = cell.getCellType() == CellType.NUMERIC;
      if (number || DIGIT.matcher(text(cell)).find()) {
        numbers.add(cell);
      }
    }
    if (!numbers.isEmpty()) {
      Cell cell = numbers.get(random.nextInt(numbers.size()));
      if (cell.getCellType() == CellType.NUMERIC) {
        cell.setCellValue(cell.getNumericCellValue() + 1);
      } else {
        int digit = random.nextInt(10);
        cell.setCellValue(text(cell).replaceFirst("\\d", Integer.toString(digit)));
      }
    }
  }
}
