package dev.runesheet.bench;

import dev.runesheet.bench.duel.SplitMix64;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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

  private static final int FIRST = 7;
  private static final int NAME = 1;
  private static final Pattern CHOICE = Pattern.compile("\\{([^}]*)}");
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
   * @param cell the text of the cell that is edited
   * @param edited its text afterwards
   * @param without a folder that the copy of the game does not have; empty if it has all
   */
  record Kind(String game, List<Copied> sheets, String cell, String edited, String without) {}

  /**
   * A row that is copied.
   *
   * @param model the text of its first column
   * @param texts what copies have instead of texts of its cells; {@code #} stands for the copy's
   *     number, and of {@code {a|b|c}} each copy takes one word, always the same
   */
  record Copied(String file, String sheet, String model, Map<String, String> texts) {}

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
                      "Burning", "Bulk #",
                      "turn starts", "defense changes",
                      "mode/burning", "mode/bulk-#",
                      "burn,0", "burn,9#"))),
          "burn,-1",
          "burn,-2",
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
                  Map.of("aur_op_enemies_-4", "bulk_#")),
              new Copied(
                  "data/queens-blood/cards.xlsx",
                  "Cards",
                  "003",
                  Map.of("003", "B#", "Grenadier", "Bulk #", "aur_op_enemies_-4", "bulk_#"))),
          "enemies on affected tiles,-4",
          "enemies on affected tiles,-5",
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
                      "Burning", "Bulk #",
                      "turn starts", "{turn starts|turn ends|" + CHANGES + "}",
                      "mode/burning", "mode/bulk-#",
                      "burn,0", STATS + ",{1|2|3|5|8|13|21}{|0|1|5}",
                      "burn,-1", STATS + ",{1|2|-3|4|-5|6|-7}"))),
          "",
          "",
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
                      "aur_od_all_-3", "bulk_#",
                      "is destroyed", "{is destroyed|is played}",
                      "all on affected tiles,-3",
                          "{all|allies|enemies} on affected tiles,{1|2|3|-1|-2|-3|-4|-5}"))),
          "",
          "",
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
      Row row = find(book.getSheet(copied.sheet()), numbered(copied, copied.model(), edit));
      for (Cell cell : row) {
        if (text(cell).equals(kind.cell())) {
          cell.setCellValue(kind.edited());
        }
      }
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
      int end = model.getRowNum();
      while (sheet.getRow(end) != null && !text(sheet.getRow(end).getCell(NAME)).isEmpty()) {
        end++;
      }
      for (int i = 0; i < rows; i++) {
        Row row = sheet.getRow(end + i) == null ? sheet.createRow(end + i) : sheet.getRow(end + i);
        for (Cell cell : model) {
          copy(cell, row.createCell(cell.getColumnIndex()), copied, i);
        }
      }
      return bytes(book);
    }
  }

  private static void copy(Cell from, Cell to, Copied copied, int number) {
    to.setCellStyle(from.getCellStyle());
    if (from.getCellType() == CellType.NUMERIC) {
      to.setCellValue(from.getNumericCellValue());
    } else if (!text(from).isEmpty()) {
      to.setCellValue(numbered(copied, text(from), number));
    }
  }

  private static String numbered(Copied copied, String text, int number) {
    String written = copied.texts().getOrDefault(text, text);
    SplitMix64 chance = new SplitMix64(number * 31L + text.hashCode());
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
