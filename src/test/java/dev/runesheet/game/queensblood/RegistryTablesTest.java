package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.runesheet.analysis.NormalizedEffects;
import dev.runesheet.analysis.change.Change;
import dev.runesheet.analysis.change.EffectDiff;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.change.RowChange;
import dev.runesheet.pack.change.RowDiff;
import dev.runesheet.pack.exchange.RowImport;
import dev.runesheet.pack.exchange.TableExport;
import dev.runesheet.pack.exchange.TableImport;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.RowSource;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.Office;
import dev.runesheet.table.effect.PlainForm;
import dev.runesheet.table.effect.TableSet;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The registry in JSON to workbooks and back, without loss. */
class RegistryTablesTest {

  private static final String EFFECTS = "effects.json";
  private static final String CARDS = "cards.json";
  private static final byte[] REGISTRY = resource(EFFECTS);
  private static final byte[] LIST = resource(CARDS);
  private static final String BOOK = "book.drl.xlsx";

  private final List<TableSources> sources = sources();

  @TempDir private Path folder;

  @Test
  void everyEffectComesBackFromTheWorkbook() {
    assertThat(model(rows(exported(REGISTRY).content()))).isEqualTo(model(effects(REGISTRY)));
    assertThat(imported(REGISTRY, exported(REGISTRY).content()).content()).isEqualTo(REGISTRY);
  }

  @Test
  void aFileThatIsNotThereYetTakesAllOfAWorkbook() {
    byte[] blank = effectFamily().blank().orElseThrow();
    TableImport made = imported(blank, exported(REGISTRY).content());
    assertThat(model(effects(made.content())))
        .containsExactlyInAnyOrderElementsOf(model(effects(REGISTRY)));
  }

  @Test
  @Tag("slow")
  void alsoAfterLibreOfficeOpenedAndSavedThem() throws Exception {
    Optional<byte[]> saved = Office.saved(folder, exported(REGISTRY).content());
    assumeThat(saved).as("LibreOffice is installed").isPresent();
    assertThat(imported(REGISTRY, saved.get()).content()).isEqualTo(REGISTRY);
    byte[] cards = Office.saved(folder, TableExport.of(cards(LIST)).content()).orElseThrow();
    assertThat(importedCards(LIST, cards).content()).isEqualTo(LIST);
  }

  @Test
  void onlyEntriesThatSayOtherwiseAreRewritten() {
    String described =
        text(REGISTRY)
            .replace(
                "\"aur_od_all_-3\": {",
                "\"_meta\": {\"version\": 7}, \"aur_od_all_-3\": {\"description\": \"Hits all.\", ")
            .replaceFirst("\"amount\": -4", "\"amount\": -6");
    byte[] other = described.getBytes(StandardCharsets.UTF_8);

    TableImport back = imported(other, exported(REGISTRY).content());

    assertThat(back.changes())
        .extracting(Change::id, Change::details)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(
                "aur_od_all_-4",
                List.of("now: lower the power of all cards on affected tiles by 4 instead of 6")));
    assertThat(text(back.content())).contains("\"version\": 7", "\"description\": \"Hits all.\"");
    assertThat(model(effects(back.content()))).isEqualTo(model(effects(REGISTRY)));
  }

  @Test
  void aRowWithAnIdThatTheRegistryCannotHoldIsFoundThere() {
    List<Effect> rows =
        rows(exported(REGISTRY).content()).stream()
            .map(row -> row.id().equals("aur_od_all_-4") ? withId(row, "another") : row)
            .toList();
    Diagnostics findings = new Diagnostics();

    assertThat(TableImport.of(effectFamily(), EFFECTS, REGISTRY, rows, findings)).isEmpty();
    assertThat(findings.all())
        .extracting(finding -> finding.code() + " " + finding.location())
        .containsExactly("INEXPRESSIBLE " + BOOK + "!Change power!B9");
  }

  @Test
  void everyCardComesBackFromTheWorkbook() {
    TableSet set = cards(LIST);
    assertThat(set.notTabular()).isEmpty();
    assertThat(set.rows()).isEqualTo(164);
    RowImport back = importedCards(LIST, TableExport.of(set).content());
    assertThat(back.changes()).isEmpty();
    byte[] blank = cardFamily().blank().orElseThrow();
    assertThat(differences(importedCards(blank, TableExport.of(set).content()).content(), LIST))
        .isEmpty();
  }

  @Test
  void aCardThatDiffersIsToldInWords() {
    byte[] other =
        text(LIST)
            .replaceFirst("\"cost\": 2, \"power\": 3", "\"cost\": 1, \"power\": 4")
            .getBytes(StandardCharsets.UTF_8);
    assertThat(differences(LIST, other))
        .containsExactly("card 002 costs 1 instead of 2", "card 002 has power 4 instead of 3");
    RowImport back = importedCards(other, TableExport.of(cards(LIST)).content());
    assertThat(differences(back.content(), LIST)).isEmpty();
  }

  @Test
  void aPatternThatNoDrawingCanSayIsNoRowAndStays() {
    byte[] other =
        text(LIST)
            .replaceFirst("B3P,C2P,C4P,D3P", "D3P,C2P,C4P,B3P")
            .getBytes(StandardCharsets.UTF_8);
    TableSet set = cards(other);
    assertThat(set.rows()).isEqualTo(163);
    assertThat(set.notTabular())
        .extracting(finding -> finding.code() + " " + finding.location().place())
        .containsExactly("INEXPRESSIBLE #/0");
    assertThat(importedCards(other, TableExport.of(set).content()).content()).isEqualTo(other);
  }

  @Test
  void anEffectInAWorkbookAndInARegistryIsAnErrorThatNamesBoth() {
    String registry = "data/queens-blood/effects.json";
    String manifest =
        text(QueensBooks.SHIPPED.read(Registry.MANIFEST).orElseThrow())
            .replaceAll("effects: (.*)", "effects: [$1, " + registry + "]");
    String entry =
        "{\"aur_od_all_-3\": {\"trigger\": \"on_play\", \"scope\": \"self\", \"operations\":"
            + " [{\"type\": \"expand_positions\"}]}}";
    PackFiles files = QueensBooks.with(Map.of(Registry.MANIFEST, manifest, registry, entry));
    Diagnostics findings = new Diagnostics();

    dev.runesheet.pack.PackBuilder.build(new QueensBloodPack(), files, findings);

    assertThat(findings.all())
        .filteredOn(finding -> finding.code() == Code.EFFECT_TWICE)
        .hasSize(1)
        .first()
        .satisfies(
            twice ->
                assertThat(twice.message())
                    .contains(registry, "#/aur_od_all_-3", "effects.drl.xlsx!Change power!B8"));
  }

  private static List<TableSources> sources() {
    Diagnostics findings = new Diagnostics();
    List<TableSources> found = new QueensBloodPack().tableSources(QueensBooks.SHIPPED, findings);
    assertThat(findings.all()).isEmpty();
    return found;
  }

  private EffectSources effectFamily() {
    return (EffectSources) sources.get(0);
  }

  private RowSources cardFamily() {
    return (RowSources) sources.get(1);
  }

  private List<Effect> effects(byte[] registry) {
    Diagnostics findings = new Diagnostics();
    EffectSource source = effectFamily().read(EFFECTS, registry, findings).orElseThrow();
    assertThat(findings.all()).isEmpty();
    return source.effects();
  }

  private TableExport exported(byte[] registry) {
    return TableExport.of(effectFamily().book(), effects(registry), BOOK);
  }

  private List<Effect> rows(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    List<Effect> effects = WorkbookContent.read(sources, BOOK, workbook, findings).effects();
    assertThat(findings.all()).isEmpty();
    return effects;
  }

  private TableImport imported(byte[] registry, byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    Optional<TableImport> back =
        TableImport.of(effectFamily(), EFFECTS, registry, rows(workbook), findings);
    assertThat(findings.all()).isEmpty();
    return back.orElseThrow();
  }

  private TableSet cards(byte[] list) {
    Diagnostics findings = new Diagnostics();
    RowSource source = cardFamily().read(CARDS, list, findings).orElseThrow();
    assertThat(findings.all()).isEmpty();
    return source.tables();
  }

  private RowImport importedCards(byte[] list, byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    WorkbookContent rows = WorkbookContent.read(sources, BOOK, workbook, findings);
    Optional<RowImport> back = RowImport.of(cardFamily(), CARDS, list, rows.rows(), findings);
    assertThat(findings.all()).isEmpty();
    return back.orElseThrow();
  }

  private List<String> differences(byte[] one, byte[] other) {
    PlainForm form = cardFamily().forms().get(0);
    return RowDiff.between(form, cards(one).tables().get(0), cards(other).tables().get(0)).stream()
        .map(RowChange::details)
        .flatMap(List::stream)
        .toList();
  }

  private static List<Effect> model(List<Effect> effects) {
    assertThat(EffectDiff.between(effects, effects)).isEmpty();
    return effects.stream()
        .map(NormalizedEffects::of)
        .sorted((a, b) -> a.id().compareTo(b.id()))
        .toList();
  }

  private static Effect withId(Effect effect, String id) {
    return new Effect(
        id,
        effect.name(),
        effect.owner(),
        effect.trigger(),
        effect.body(),
        effect.priority(),
        effect.duration(),
        effect.stacking(),
        effect.source());
  }

  private static byte[] resource(String name) {
    return (String.join("\n", QueensBooks.lines(name)) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
