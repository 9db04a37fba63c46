package dev.runesheet.bench;

import dev.runesheet.bench.duel.SplitMix64;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * A game with very many rows in its workbooks: copies of a shipped row under other names. The
 * copies' effects never come about in the shipped scenarios, which end as they do without them.
 */
final class BulkPack {

  private static final int HEADINGS = 6;
  private static final int FIRST = 7;
  private static final int NAME = 1;
  private static final String AMOUNT = "by a number";
  private static final Pattern CHOICE = Pattern.compile("\\{([^}]*)}");
  private static final Pattern NUMBER = Pattern.compile("-?\\d+");
  private static final String STATS = "{health|mana|strength|defense|burn|stun|mana_regen}";
  private static final String CHANGES = "health changes|mana changes|burn changes|stun changes";

  private final Path folder;
  private final Kind kind;
  private final byte[] workbook;

  /**
   * What is copied.
   *
   * @param game the game
   * @param sheets the sheets that get rows; the first is the one that is edited
   * @param column the heading of the cell that is edited; empty if none is
   * @param edited the number that it holds afterwards
   * @param without a folder that the copy of the game does not have; empty if it has all
   */
  record Kind(String game, List<Copied> sheets, String column, int edited, String without) {}

  /**
   * A row that is copied.
   *
   * @param model the text of its first column
   * @param cells what copies have instead in the first column with a heading; {@code #} stands for
   *     the copy's number, and of {@code {a|b|c}} each copy takes one word, always the same
   */
  record Copied(String file, String sheet, String model, Map<String, String> cells) {}

  /**
   * Global rules, all in play in every duel; in none does anything change a hero's defense. Golden
   * games are left out, so that figures stay comparable: once they held all that was in play.
   */
  static final Kind MATH_BATTLE =
      new Kind(
          "math-battle",
          List.of(
              new Copied(
                  "decision-tables/math-battle/global-rules.drl.xlsx",
                  "Global rules",
                  "Burning",
                  Map.of(
                      "Rule", "Bulk #",
                      "In words", "",
                      "When", "defense changes",
                      "Effect", "",
                      "is above", "9#"))),
          AMOUNT,
          -2,
          "data/math-battle/golden");

  /** Effects, and a card for each that no deck has. */
  static final Kind QUEENS_BLOOD =
      new Kind(
          "queens-blood",
          List.of(
              new Copied(
                  "decision-tables/queens-blood/effects.drl.xlsx",
                  "Change power",
                  "aur_op_enemies_-4",
                  Map.of(
                      "Used by", "",
                      "Rule", "bulk_#",
                      "In words", "",
                      "Belongs to", "",
                      "Effect", "")),
              new Copied(
                  "data/queens-blood/cards.xlsx",
                  "Cards",
                  "003",
                  Map.of("Card", "B#", "In words", "", "Name", "Bulk #", "Effect", "bulk_#"))),
          AMOUNT,
          -5,
          "");

  /** Global rules with many triggers, conditions and changes, some of which cause each other. */
  static final Kind MATH_BATTLE_VARIED =
      new Kind(
          "math-battle",
          List.of(
              new Copied(
                  "decision-tables/math-battle/global-rules.drl.xlsx",
                  "Global rules",
                  "Burning",
                  Map.of(
                      "Rule",
                      "Bulk #",
                      "In words",
                      "",
                      "When",
                      "{turn starts|turn ends|" + CHANGES + "}",
                      "Effect",
                      "",
                      "If holder's stat",
                      STATS,
                      "is above",
                      "{1|2|3|5|8|13|21}{|0|1|5}",
                      "Change holder's stat",
                      STATS,
                      AMOUNT,
                      "{1|2|-3|4|-5|6|-7}"))),
          "",
          0,
          "data/math-battle/golden");

  /** Effects with many triggers, targets and amounts, that no card has. */
  static final Kind QUEENS_BLOOD_VARIED =
      new Kind(
          "queens-blood",
          List.of(
              new Copied(
                  "decision-tables/queens-blood/effects.drl.xlsx",
                  "Change power",
                  "aur_od_all_-3",
                  Map.of(
                      "Used by",
                      "",
                      "Rule",
                      "bulk_#",
                      "In words",
                      "",
                      "When",
                      "{is destroyed|is played}",
                      "Belongs to",
                      "",
                      "Effect",
                      "",
                      "Change the power of scope",
                      "{all|allies|enemies} on affected tiles",
                      AMOUNT,
                      "{1|2|3|-1|-2|-3|-4|-5}"))),
          "",
          0,
          "");

  /** Copies the pack of the working directory and adds rows. */
  BulkPack(Path folder, Kind kind, int rows) throws IOException {
    this.folder = folder;
    this.kind = kind;
    for (String part : List.of("data/" + kind.game(), "decision-tables", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).filter(this::isCopied).toList()) {
          Path copy = folder.resolve(file);
          Files.createDirectories(copy.getParent());
          Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
        }
      }
    }
    for (Copied copied : kind.sheets()) {
      Files.write(folder.resolve(copied.file()), filled(copied, rows));
    }
    workbook = Files.readAllBytes(folder.resolve(kind.sheets().get(0).file()));
  }

  private boolean isCopied(Path file) {
    return kind.without().isEmpty() || !file.startsWith(kind.without());
  }

  Path folder() {
    return folder;
  }

  String game() {
    return kind.game();
  }

  /** The workbook with one cell changed, which no other edit changes. */
  byte[] edited(int edit) throws IOException {
    Copied copied = kind.sheets().get(0);
    try (Workbook book = open(workbook)) {
      Sheet sheet = book.getSheet(copied.sheet());
      Map<String, Integer> columns = columns(sheet);
      Row row = find(sheet, numbered(copied, text(sheet.getRow(HEADINGS).getCell(NAME)), edit));
      row.getCell(columns.get(kind.column())).setCellValue(kind.edited());
      return bytes(book);
    }
  }

  /** Saves as spreadsheets do: writes another file and renames it. */
  void save(byte[] content) throws IOException {
    Path file = folder.resolve(kind.sheets().get(0).file());
    Path temporary = file.resolveSibling(".saving");
    Files.write(temporary, content);
    Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
  }

  private byte[] filled(Copied copied, int rows) throws IOException {
    try (Workbook book = open(Files.readAllBytes(folder.resolve(copied.file())))) {
      Sheet sheet = book.getSheet(copied.sheet());
      Row model = find(sheet, copied.model());
      Map<String, Integer> columns = columns(sheet);
      int end = model.getRowNum();
      while (sheet.getRow(end) != null && !text(sheet.getRow(end).getCell(NAME)).isEmpty()) {
        end++;
      }
      for (int i = 0; i < rows; i++) {
        Row row = sheet.getRow(end + i) == null ? sheet.createRow(end + i) : sheet.getRow(end + i);
        for (Cell cell : model) {
          copy(cell, row.createCell(cell.getColumnIndex()));
        }
        for (String heading : copied.cells().keySet()) {
          write(row.getCell(columns.get(heading)), numbered(copied, heading, i));
        }
      }
      return bytes(book);
    }
  }

  private static void copy(Cell from, Cell to) {
    to.setCellStyle(from.getCellStyle());
    if (from.getCellType() == CellType.NUMERIC) {
      to.setCellValue(from.getNumericCellValue());
    } else if (!text(from).isEmpty()) {
      to.setCellValue(text(from));
    }
  }

  private static void write(Cell cell, String text) {
    if (text.isEmpty()) {
      cell.setBlank();
    } else if (NUMBER.matcher(text).matches()) {
      cell.setCellValue(Integer.parseInt(text));
    } else {
      cell.setCellValue(text);
    }
  }

  /** The first column with each heading. */
  private static Map<String, Integer> columns(Sheet sheet) {
    Map<String, Integer> columns = new HashMap<>();
    for (Cell cell : sheet.getRow(HEADINGS)) {
      columns.putIfAbsent(text(cell), cell.getColumnIndex());
    }
    return columns;
  }

  private static String numbered(Copied copied, String heading, int number) {
    String written = copied.cells().get(heading);
    SplitMix64 chance = new SplitMix64(number * 31L + heading.hashCode());
    return CHOICE
        .matcher(written.replace("#", "%04d".formatted(number)))
        .replaceAll(
            choice -> {
              String[] words = choice.group(1).split("\\|", -1);
              return words[(int) chance.below(words.length)];
            });
  }

  private static Row find(Sheet sheet, String name) {
    for (int i = FIRST; i <= sheet.getLastRowNum(); i++) {
      if (sheet.getRow(i) != null && text(sheet.getRow(i).getCell(NAME)).equals(name)) {
        return sheet.getRow(i);
      }
    }
    throw new IllegalStateException("no row " + name + " in " + sheet.getSheetName());
  }

  private static String text(Cell cell) {
    return cell == null || cell.getCellType() != CellType.STRING ? "" : cell.getStringCellValue();
  }

  private static Workbook open(byte[] content) throws IOException {
    return new XSSFWorkbook(new ByteArrayInputStream(content));
  }

  private static byte[] bytes(Workbook book) throws IOException {
    try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      book.write(bytes);
      return bytes.toByteArray();
    }
  }
}
