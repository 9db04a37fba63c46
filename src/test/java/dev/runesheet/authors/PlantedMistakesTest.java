package dev.runesheet.authors;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.AuthoringPack;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * How much of what authors do wrong in the shipped workbooks is found at the very cell. A finding
 * at a cell that was not touched counts for nothing. Writes {@code target/planted-mistakes.md}.
 */
@Tag("thorough")
class PlantedMistakesTest {

  private static final double ENOUGH = 0.95;
  private static final Map<String, List<String>> WORKBOOKS =
      Map.of(
          "math-battle", List.of("decision-tables/math-battle/global-rules.drl.xlsx"),
          "queens-blood",
              List.of(
                  "data/queens-blood/cards.xlsx",
                  "decision-tables/queens-blood/effects.drl.xlsx",
                  "decision-tables/queens-blood/lane-scoring.drl.xlsx",
                  "decision-tables/queens-blood/variants.drl.xlsx"),
          "valeria",
              List.of(
                  "data/valeria/cards.xlsx",
                  "decision-tables/valeria/roll.drl.xlsx",
                  "decision-tables/valeria/costs.drl.xlsx",
                  "decision-tables/valeria/ending.drl.xlsx",
                  "decision-tables/valeria/scoring.drl.xlsx",
                  "decision-tables/valeria/flags.drl.xlsx"));

  private final PackFiles shipped = ShippedFiles.ALL;
  private final Map<String, Map<String, Set<String>>> texts = new HashMap<>();

  /** One attempt: whether there was a place for the mistake, and what was found then. */
  private record Attempt(boolean planted, boolean found, String words) {}

  /** Hits and attempts of one class of mistakes. */
  private static final class Score {
    private int found;
    private int planted;
    private final List<String> missed = new ArrayList<>();

    void add(Attempt attempt) {
      planted++;
      if (attempt.found()) {
        found++;
      } else {
        missed.add(attempt.words());
      }
    }

    double share() {
      return planted == 0 ? 1 : (double) found / planted;
    }
  }

  @Test
  void ninetyFiveOfAHundredMistakesAreFoundAtTheirCells() throws IOException {
    measure(List.of("math-battle", "queens-blood"), 1, 7);
  }

  @Test
  @Tag("slow")
  void ninetyFiveOfAHundredOfManyMistakesAreFoundAtTheirCells() throws IOException {
    Map<AuthorsMistake, Score> scores =
        measure(List.of("math-battle", "queens-blood", "valeria"), 6, 20_261_120);
    scores.forEach(
        (mistake, score) ->
            assertThat(score.share())
                .as("%s: %s", mistake, score.missed)
                .isGreaterThanOrEqualTo(ENOUGH));
  }

  private Map<AuthorsMistake, Score> measure(List<String> games, int times, long seed)
      throws IOException {
    Map<AuthorsMistake, Score> scores = new EnumMap<>(AuthorsMistake.class);
    for (String game : games) {
      for (String workbook : WORKBOOKS.get(game)) {
        byte[] valid = shipped.read(workbook).orElseThrow();
        for (AuthorsMistake mistake : AuthorsMistake.values()) {
          for (int i = 0; i < times; i++) {
            Random random = new Random(seed + 1009L * i + 31L * mistake.ordinal());
            Attempt attempt = attempt(game, workbook, valid, mistake, random);
            if (attempt.planted()) {
              scores.computeIfAbsent(mistake, any -> new Score()).add(attempt);
            }
          }
        }
      }
    }
    String report = report(scores);
    Files.createDirectories(Path.of("target"));
    Files.writeString(Path.of("target/planted-mistakes.md"), report);
    assertThat(scores).as("classes planted").hasSameSizeAs(AuthorsMistake.values());
    assertThat(share(scores)).as(report).isGreaterThanOrEqualTo(ENOUGH);
    return scores;
  }

  private Attempt attempt(
      String game, String name, byte[] valid, AuthorsMistake mistake, Random random)
      throws IOException {
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(valid));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      List<XSSFSheet> tables = new ArrayList<>();
      workbook
          .sheetIterator()
          .forEachRemaining(
              sheet -> {
                if (AuthorsSheet.labelRow(sheet) >= 0) {
                  tables.add((XSSFSheet) sheet);
                }
              });
      XSSFSheet table = AuthorsMistake.one(random, tables);
      AuthorsSheet sheet =
          new AuthorsSheet(
              table, AuthorsSheet.labelRow(table), elsewhere(game, table.getSheetName()));
      if (!mistake.plant(sheet, random)) {
        return new Attempt(false, false, "");
      }
      workbook.write(bytes);
      List<Diagnostic> findings =
          findings(game, ShippedFiles.with(Map.of(name, bytes.toByteArray())));
      boolean found =
          findings.stream()
              .filter(finding -> finding.location().file().equals(name))
              .map(finding -> finding.location().place().toString())
              .filter(place -> place.startsWith("!" + sheet.name() + "!"))
              .map(place -> place.substring(place.lastIndexOf('!') + 1))
              .map(cell -> cell.replaceFirst(":[0-9]+$", "")) // The character of its text.
              .anyMatch(sheet.touched()::contains);
      String where = name + "!" + sheet.name() + " " + sheet.touched();
      return new Attempt(true, found, mistake + " in " + where + ": " + findings);
    }
  }

  /** The texts of all sheets of a game but one. */
  private Set<String> elsewhere(String game, String sheet) throws IOException {
    Set<String> texts = new TreeSet<>();
    for (Map.Entry<String, Set<String>> other : texts(game).entrySet()) {
      if (!other.getKey().endsWith("!" + sheet)) {
        texts.addAll(other.getValue());
      }
    }
    return texts;
  }

  private Map<String, Set<String>> texts(String game) throws IOException {
    Map<String, Set<String>> known = texts.get(game);
    if (known != null) {
      return known;
    }
    Map<String, Set<String>> bySheet = new TreeMap<>();
    DataFormatter shown = new DataFormatter();
    for (String name : WORKBOOKS.get(game)) {
      byte[] bytes = shipped.read(name).orElseThrow();
      try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(bytes))) {
        for (Sheet sheet : workbook) {
          if (AuthorsSheet.labelRow(sheet) >= 0) {
            Set<String> words = new TreeSet<>();
            sheet.forEach(row -> row.forEach(cell -> words.add(shown.formatCellValue(cell))));
            bySheet.put(name + "!" + sheet.getSheetName(), words);
          }
        }
      }
    }
    texts.put(game, bySheet);
    return bySheet;
  }

  private static List<Diagnostic> findings(String game, PackFiles files) {
    AuthoringPack pack = Packs.find(game);
    Diagnostics findings = new Diagnostics();
    BuiltPack built = PackBuilder.build(pack, files, findings);
    if (built != null) {
      PackAnalysis.check(pack, built.content(), files, findings);
    }
    return findings.all();
  }

  private static double share(Map<AuthorsMistake, Score> scores) {
    int found = scores.values().stream().mapToInt(score -> score.found).sum();
    return (double) found / scores.values().stream().mapToInt(score -> score.planted).sum();
  }

  private static String report(Map<AuthorsMistake, Score> scores) {
    StringBuilder text =
        new StringBuilder("# Planted mistakes\n\n| mistake | planted | found |\n|---|---|---|\n");
    scores.forEach(
        (mistake, score) ->
            text.append(
                String.format(
                    Locale.ROOT,
                    "| %s | %d | %.0f %% |%n",
                    mistake.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                    score.planted,
                    100 * score.share())));
    text.append(String.format(Locale.ROOT, "| all | | %.1f %% |%n", 100 * share(scores)));
    scores.values().forEach(score -> score.missed.forEach(one -> text.append("\n- " + one)));
    return text.append('\n').toString();
  }
}
