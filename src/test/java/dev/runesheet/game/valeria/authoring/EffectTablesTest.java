package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.analysis.EffectDiff;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.BuiltPack;
import dev.runesheet.pack.EffectSource;
import dev.runesheet.pack.EffectSources;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.PackFiles;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.PlainDrools;
import dev.runesheet.pack.TableExport;
import dev.runesheet.pack.TableImport;
import dev.runesheet.pack.WorkbookContent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Effects of cards as decision tables say and play what their strings do. */
class EffectTablesTest {

  private static final int BASE = 26;
  private static final int EXPANSIONS = 68;
  private static final int SOME = 6;

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
        .allMatch(one -> one.location().place().contains("!"))
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
    return CardsWorkbook.read(EffectTables.CARDS, workbook, new Diagnostics()).stream()
        .map(card -> card.code() + new java.util.TreeMap<>(card.texts()))
        .toList();
  }

  @Test
  void aStringBesideItsRowIsASecondHomeAndBothAreNamed() {
    PackFiles twice =
        EffectTables.with(
            java.util.Map.of(
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
