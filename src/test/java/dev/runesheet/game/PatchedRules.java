package dev.runesheet.game;

import dev.runesheet.ShippedFiles;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

/**
 * A game's rules with one small change each time, as whoever patches a running server makes them: a
 * line, word or row is removed, renamed, replaced by another of the file, or has another number.
 */
final class PatchedRules {

  private static final Pattern NUMBER = Pattern.compile("(?<=[ :'+-])\\d+(?![\\w.])");
  private static final Pattern WORD = Pattern.compile("[A-Za-z][A-Za-z-]{2,}");
  private static final Pattern TELLING =
      Pattern.compile("actions|if:|name|cost|choose|one of|op\"|with:|Immediate|Night|Day|Roll");
  private static final int HEADINGS = 7;
  private static final int DIGITS = 6;

  private final String game;
  private final Random random;
  private final List<Path> sources = new ArrayList<>();
  private String words = "";

  PatchedRules(String game, long seed) throws IOException {
    this.game = game;
    this.random = new Random(seed);
    for (String folder : List.of("data/", "decision-tables/")) {
      try (Stream<Path> files = Files.walk(Path.of(folder + game))) {
        files.filter(PatchedRules::isSource).sorted().forEach(sources::add);
      }
    }
  }

  private static boolean isSource(Path file) {
    String name = file.toString();
    return name.matches(".*\\.(yaml|json|txt|xlsx)")
        && !name.matches(".*/(scenarios|golden|decks)/.*|.*/(names|presets|lists|decks)\\..*");
  }

  /** The change that the last rules have. */
  String words() {
    return words;
  }

  /** Rules with the next change; null if it is a mistake that no author could load. */
  RuleBook next() throws IOException {
    String source = any(sources).toString();
    byte[] before = Files.readAllBytes(Path.of(source));
    byte[] after =
        source.endsWith(".xlsx")
            ? workbook(before)
            : text(new String(before, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
    words = source + ": " + words;
    return Packs.build(game, ShippedFiles.with(Map.of(source, after)), new Diagnostics());
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }

  private String text(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (TELLING.matcher(lines.get(i)).find() || random.nextInt(4) == 0) {
        places.add(i);
      }
    }
    int at = places.isEmpty() ? 0 : any(places);
    String line = lines.get(at);
    List<MatchResult> names = WORD.matcher(line).results().toList();
    List<MatchResult> numbers = NUMBER.matcher(line).results().toList();
    words = "line " + (at + 1) + " '" + line.strip() + "' ";
    int kind = random.nextInt(4);
    if (kind == 0) {
      lines.remove(at);
      words += "is gone";
    } else if (kind == 1 && !names.isEmpty()) {
      String name = any(names).group();
      words += "has '" + name + "' by another name, as all have";
      return text.replaceAll("(?<![\\w-])" + name + "(?![\\w-])", name + "x");
    } else if (kind == 2 && names.size() + numbers.size() > 0) {
      String other = "" + random.nextInt(DIGITS);
      lines.set(
          at,
          numbers.isEmpty()
              ? with(line, any(names), "").replace(" , ", " ")
              : with(line, any(numbers), other));
      words += "is '" + lines.get(at).strip() + "'";
    } else {
      lines.set(at, any(lines));
      words += "is '" + lines.get(at).strip() + "'";
    }
    return String.join("\n", lines) + "\n";
  }

  private static String with(String line, MatchResult place, String other) {
    return line.substring(0, place.start()) + other + line.substring(place.end());
  }

  private byte[] workbook(byte[] content) throws IOException {
    try (Workbook workbook = new XSSFWorkbook(new ByteArrayInputStream(content))) {
      List<Cell> cells = new ArrayList<>();
      workbook.forEach(sheet -> addCells(sheet, cells));
      Cell cell = any(cells);
      words = cell.getSheet().getSheetName() + "!" + cell.getAddress() + " '" + cell + "' ";
      if (random.nextInt(4) == 0) {
        cell.getSheet().removeRow(cell.getRow());
        words += "is gone with its row";
      } else if (cell.getCellType() == CellType.NUMERIC) {
        cell.setCellValue(random.nextInt(DIGITS));
        words += "is " + cell;
      } else {
        int column = cell.getColumnIndex();
        cell.setCellValue(
            any(cells.stream().filter(other -> isBeside(other, cell, column)).toList())
                .getStringCellValue());
        words += "is '" + cell + "'";
      }
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      workbook.write(out);
      return out.toByteArray();
    }
  }

  private static boolean isBeside(Cell other, Cell cell, int column) {
    return other.getCellType() == CellType.STRING
        && other.getColumnIndex() == column
        && other.getSheet() == cell.getSheet();
  }

  private static void addCells(Sheet sheet, List<Cell> cells) {
    for (Row row : sheet) {
      for (Cell cell : row.getRowNum() < HEADINGS ? List.<Cell>of() : row) {
        if (cell.getCellType() == CellType.NUMERIC || cell.getCellType() == CellType.STRING) {
          cells.add(cell);
        }
      }
    }
  }
}
