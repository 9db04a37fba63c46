package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.analysis.change.EffectDiff;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.valeria.authoring.recorded.RecordedMatch;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.pack.exchange.TableExport;
import dev.runesheet.pack.exchange.TableImport;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.table.Office;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.apache.poi.ss.SpreadsheetVersion;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.util.AreaReference;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects of cards as decision tables say and play what their strings do. */
@Tag("thorough")
class EffectTablesTest {

  private static final int BASE = 26;
  private static final int EXPANSIONS = 68;
  private static final int SOME = 2;

  private static PackFiles files;
  private static BuiltPack built;

  @BeforeAll
  static void build() {
    files = EffectTables.files();
    Diagnostics findings = new Diagnostics();
    built = PackBuilder.build(new ValeriaPack(), files, findings);
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void mostEffectsAreRowsAndEachOtherIsListedWithItsCell() {
    List<Effect> effects = EffectTables.source().effects();
    TableExport export = EffectTables.export();

    assertThat(export.rows()).isGreaterThan(320);
    assertThat(export.rows() + export.notTabular().size()).isEqualTo(effects.size());
    assertThat(export.notTabular())
        .allMatch(one -> one.location().place().toString().contains("!"))
        .extracting(Diagnostic::found)
        .contains("c15/on-turn: an effect that no sheet is for");
  }

  @Test
  void theRowsMeanWhatTheStringsMean() {
    EffectSources family = EffectTables.family();
    Diagnostics findings = new Diagnostics();
    List<Effect> rows =
        WorkbookContent.read(
                List.of(family), EffectTables.TABLES, EffectTables.export().content(), findings)
            .effects();
    List<Effect> strings =
        EffectTables.source().effects().stream()
            .filter(one -> rows.stream().anyMatch(row -> row.id().equals(one.id())))
            .toList();

    assertThat(findings.all()).isEmpty();
    assertThat(rows).hasSize(strings.size());
    assertThat(EffectDiff.between(strings, rows)).isEmpty();
  }

  @Test
  void theStringsComeBackFromTheRows() {
    EffectSources family = EffectTables.family();
    byte[] emptied = files.read(EffectTables.CARDS).orElseThrow();
    Diagnostics findings = new Diagnostics();
    List<Effect> rows =
        WorkbookContent.read(
                List.of(family), EffectTables.TABLES, EffectTables.export().content(), findings)
            .effects();

    byte[] back =
        TableImport.of(family, EffectTables.CARDS, emptied, rows, findings).orElseThrow().content();

    assertThat(findings.all()).isEmpty();
    EffectSource again = family.read(EffectTables.CARDS, back, findings).orElseThrow();
    assertThat(EffectDiff.between(EffectTables.source().effects(), again.effects())).isEmpty();
    assertThat(texts(back))
        .isEqualTo(texts(EffectTables.SHIPPED.read(EffectTables.CARDS).orElseThrow()));
  }

  private static List<String> texts(byte[] workbook) {
    return CardSheets.read(EffectTables.CARDS, workbook, new Diagnostics()).stream()
        .map(card -> CardSheets.SHEETS.json(card).toString())
        .toList();
  }

  @Test
  void cardsSayTheirRowsAsTheySaidTheirStrings() {
    assertThat(sentences(files)).isEqualTo(sentences(EffectTables.SHIPPED));
  }

  /** Rows without printed numbers, which each string has: Gains, I what is printed, L magic. */
  @Test
  void aRowThatNoStringCanSayIsSaidAtItsMomentWithoutPrintedNumbers() throws IOException {
    List<String[]> edits = new ArrayList<>();
    edits.add(new String[] {"Gains", "I8", "''"});
    edits.add(new String[] {"Gains", "L8", "7"});
    Map<String, String> said = sentences(EffectTables.with(moved(with(edits))));

    assertThat(said.get("s1")).startsWith("In your turn, gain 7 magic. In other turns, gain ");
    said.put("s1", sentences(files).get("s1"));
    assertThat(said).isEqualTo(sentences(files));
  }

  private static Map<String, String> sentences(PackFiles of) {
    Map<String, String> texts = new HashMap<>();
    new ValeriaPack()
        .read(of, new Diagnostics())
        .catalog()
        .path("cards")
        .forEach(card -> texts.put(card.path("code").asText(), card.path("text").asText()));
    return texts;
  }

  /** The emptied cards and the manifest, with these tables. */
  private static Map<String, byte[]> moved(byte[] tables) {
    Map<String, byte[]> all = new HashMap<>();
    for (String name : List.of(EffectTables.CARDS, "data/valeria/game.yaml")) {
      all.put(name, files.read(name).orElseThrow());
    }
    all.put(EffectTables.TABLES, tables);
    return all;
  }

  @Test
  void aStringBesideItsRowIsASecondHomeAndBothAreNamed() {
    PackFiles twice =
        EffectTables.with(
            Map.of(
                "data/valeria/game.yaml",
                files.read("data/valeria/game.yaml").orElseThrow(),
                EffectTables.TABLES,
                EffectTables.export().content()));
    Diagnostics findings = new Diagnostics();

    PackBuilder.build(new ValeriaPack(), twice, findings);

    assertThat(findings.all())
        .extracting(Diagnostic::message)
        .anyMatch(
            one ->
                one.startsWith("data/valeria/cards.xlsx!Citizens!V9: error RS021")
                    && one.contains("'c2/on-turn'")
                    && one.contains(EffectTables.TABLES + "!Choices!"));
  }

  /**
   * A mistake in each of several sheets. Columns: E whose, F belongs to, H effect, I printed; in
   * Counts, P to R for each sign; in Exchanges, T to W the offer, X asks; in Choices, P and Q the
   * first option, AB AC asks.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Gains, F8, s99, RS022 F8 | Counts, Q8, silver, RS018 Q8 | Exchanges, U8, 1.5, RS005 U8 |"
            + " Choices, Q8, 0, RS010 Q8",
        "Gains, H8, s1/reward, RS022 H8 | Counts, R8, '', RS037 R8 | Exchanges, X8, '',"
            + " RS037 X8 | Choices, P8, gold); System.exit(0); //, RS018 P8",
        "Gains, D8, hires, RS035 D8 | Exchanges, T8, '', RS037 T8 | Choices, AB8, choose, RS035"
            + " AC8",
        "Gains, D8, is plaid, RS013 D8 | Choices, AC8, '', RS037 AB8 | Exchanges, T8:W8, '',"
            + " RS037 T8",
        "Gains, I8, on-trun, RS018 I8 | Choices, AC8, chose, RS018 AC8",
        "Gains, J8, two, RS005 J8",
        "Gains, J8, -1, RS010 J8",
        "Gains, I8, '', RS037 I8",
        "Gains, Q8, '', RS037 Q8",
      })
  void aMistakeIsFoundAtItsCell(String mistakes) throws IOException {
    List<String[]> planted =
        Arrays.stream(mistakes.split(" \\| ")).map(one -> one.split(", ")).toList();
    Diagnostics findings = new Diagnostics();

    new ValeriaPack().read(EffectTables.with(moved(with(planted))), findings);

    assertThat(findings.all())
        // An edited row that is still an effect has the sentence of before.
        .filteredOn(one -> one.code() != Code.SENTENCE_STALE)
        .extracting(one -> one.code().id() + " " + one.location().place())
        .containsExactlyInAnyOrderElementsOf(
            planted.stream().map(EffectTablesTest::finding).toList());
  }

  /** What should be found: its code and place. */
  private static String finding(String[] mistake) {
    String[] code = mistake[3].split(" ");
    return code[0] + " !" + mistake[0] + "!" + code[1];
  }

  private static byte[] with(List<String[]> mistakes) throws IOException {
    try (XSSFWorkbook book =
            new XSSFWorkbook(
                new ByteArrayInputStream(files.read(EffectTables.TABLES).orElseThrow()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      for (String[] mistake : mistakes) {
        AreaReference places = new AreaReference(mistake[1], SpreadsheetVersion.EXCEL2007);
        for (CellReference place : places.getAllReferencedCells()) {
          book.getSheet(mistake[0])
              .getRow(place.getRow())
              .getCell(place.getCol(), Row.MissingCellPolicy.CREATE_NULL_AS_BLANK)
              .setCellValue(mistake[2].replace("''", ""));
        }
      }
      book.write(bytes);
      return bytes.toByteArray();
    }
  }

  @Test
  @Tag("slow")
  void theTablesSayTheSameAfterLibreOfficeSavedThem(@TempDir Path folder) throws Exception {
    Optional<byte[]> saved = Office.saved(folder, EffectTables.export().content());
    assumeThat(saved).as("LibreOffice is installed").isPresent();
    EffectSources family = EffectTables.family();
    Diagnostics findings = new Diagnostics();

    List<Effect> before =
        WorkbookContent.read(
                List.of(family), EffectTables.TABLES, EffectTables.export().content(), findings)
            .effects();
    List<Effect> after =
        WorkbookContent.read(List.of(family), EffectTables.TABLES, saved.get(), findings).effects();

    assertThat(findings.all()).isEmpty();
    assertThat(after).isEqualTo(before);
  }

  @Test
  void theTablesPlayRecordedGames() throws IOException {
    assertPlays(Packs.compile(built, new Diagnostics()), "games-base", 0, SOME);
  }

  @Test
  void theTablesCompiledByPlainDroolsPlayRecordedGames() throws IOException {
    assertPlays(plain(), "games-base", SOME, 2 * SOME);
  }

  @Test
  @Tag("slow")
  void theTablesPlayAllRecordedGames() throws IOException {
    RuleBook book = Packs.compile(built, new Diagnostics());
    assertPlays(book, "games-base", 0, BASE);
    assertPlays(book, "games-expansions", 0, EXPANSIONS);
  }

  @Test
  @Tag("slow")
  void theTablesCompiledByPlainDroolsPlayAllRecordedGames() throws IOException {
    RuleBook book = plain();
    assertPlays(book, "games-base", 0, BASE);
    assertPlays(book, "games-expansions", 0, EXPANSIONS);
  }

  private static RuleBook plain() {
    List<String> workbooks = new ArrayList<>(PlainDrools.workbooks(built));
    workbooks.remove(EffectTables.CARDS); // Holds data; what monsters cost besides is made of it.
    assertThat(workbooks).contains(EffectTables.TABLES).hasSize(7);
    return PlainDrools.book(built, files, workbooks, false);
  }

  private static void assertPlays(RuleBook book, String name, int from, int to) throws IOException {
    int played = 0;
    JsonNode setup = null;
    List<JsonNode> steps = new ArrayList<>();
    for (String line : lines(name)) {
      JsonNode record = new ObjectMapper().readTree(line);
      switch (record.path("t").asText()) {
        case "setup" -> {
          setup = record;
          steps.clear();
        }
        case "step" -> steps.add(record);
        default -> {
          boolean wanted = played >= from && played < to;
          played++;
          if (!wanted) {
            continue;
          }
          assertThat(new RecordedMatch(setup, steps, record).differences(book))
              .as(setup.path("seed").asText())
              .isEmpty();
        }
      }
    }
    assertThat(played).isGreaterThanOrEqualTo(to);
  }

  private static List<String> lines(String name) throws IOException {
    var stream = EffectTablesTest.class.getResourceAsStream("/valeria/" + name + ".jsonl.gz");
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(new GZIPInputStream(stream), StandardCharsets.UTF_8))) {
      return reader.lines().toList();
    }
  }
}
