package dev.runesheet.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.runesheet.analysis.change.EffectChange;
import dev.runesheet.language.SourceFree;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.exchange.TableExport;
import dev.runesheet.pack.exchange.TableImport;
import dev.runesheet.pack.exchange.WorkbookContent;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.source.EffectSource;
import dev.runesheet.pack.source.EffectSources;
import dev.runesheet.pack.source.TableSources;
import dev.runesheet.table.Office;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sources to workbooks and back, without loss. */
class TableRoundTripTest {

  private static final String HERO = "data/math-battle/heroes/fire_mage.json";
  private static final String MODE = "src/test/resources/math-battle/heroes/default_mode.json";
  private static final String BOOK = "book.drl.xlsx";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "heroes, data/math-battle/heroes/fire_mage.json",
    "heroes, data/math-battle/heroes/fighter.json",
    "mode, src/test/resources/math-battle/heroes/default_mode.json"
  })
  void anExportThatIsImportedIsTheSameFile(String family, String file) throws IOException {
    byte[] content = Files.readAllBytes(Path.of(file));
    List<Effect> rows = rows(export(family, file, content).content());
    assertThat(imported(family, file, content, rows).content()).isEqualTo(content);
  }

  @ParameterizedTest
  @CsvSource({
    "heroes, data/math-battle/heroes/fire_mage.json, 8, 80",
    "heroes, data/math-battle/heroes/fighter.json, 3, 30",
    "mode, src/test/resources/math-battle/heroes/default_mode.json, -1, -9"
  })
  void rowsSayAllThatAnOtherVersionLacks(String family, String file, String from, String to)
      throws IOException {
    byte[] original = Files.readAllBytes(Path.of(file));
    String text = new String(original, StandardCharsets.UTF_8);
    byte[] other =
        text.replaceFirst("\"value\": " + from + "\\b", "\"value\": " + to)
            .getBytes(StandardCharsets.UTF_8);
    assertThat(other).isNotEqualTo(original);
    TableImport back =
        imported(family, file, other, rows(export(family, file, original).content()));
    assertThat(back.changes()).hasSize(1);
    assertThat(model(family, file, back.content())).isEqualTo(model(family, file, original));
  }

  @Test
  @Tag("slow")
  void alsoAfterLibreOfficeOpenedAndSavedIt() throws Exception {
    byte[] hero = Files.readAllBytes(Path.of(HERO));
    byte[] workbook = export("heroes", HERO, hero).content();
    Optional<byte[]> saved = Office.saved(folder, workbook);
    assumeThat(saved).as("LibreOffice is installed").isPresent();
    TableImport back = imported("heroes", HERO, hero, rows(saved.get()));
    assertThat(back.changes()).isEmpty();
    assertThat(back.content()).isEqualTo(hero);
  }

  @Test
  void rowsThatWereDeletedGoAndWhatIsNoRowStays() throws IOException {
    byte[] hero = Files.readAllBytes(Path.of(HERO));
    List<Effect> rows =
        rows(export("heroes", HERO, hero).content()).stream()
            .filter(row -> row.id().equals("fire-mage/fireball"))
            .toList();
    TableImport back = imported("heroes", HERO, hero, rows);
    assertThat(back.changes())
        .extracting(EffectChange::kind, EffectChange::id)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(EffectChange.Kind.REMOVED, "fire-mage/ice-bolt"));
    assertThat(effects("heroes", HERO, back.content()))
        .extracting(Effect::id)
        .containsExactly("fire-mage/fireball", "fire-mage/heal", "fire-mage/mana-regen");
  }

  @Test
  void anIdThatTheSourceWouldReadOtherwiseIsFoundAtItsRow() throws IOException {
    byte[] hero = Files.readAllBytes(Path.of(HERO));
    List<Effect> rows =
        rows(export("heroes", HERO, hero).content()).stream()
            .map(row -> row.name().equals("Fireball") ? named(row, "fire-mage/other") : row)
            .toList();
    Diagnostics findings = new Diagnostics();
    assertThat(TableImport.of(family("heroes"), HERO, hero, rows, findings)).isEmpty();
    assertThat(findings.all()).hasSize(1);
    assertThat(findings.all().get(0).message())
        .contains(BOOK + "!Hero effects!", "fire-mage/other");
  }

  @Test
  void rowsOfNoOneAreAnError() throws IOException {
    byte[] hero = Files.readAllBytes(Path.of(HERO));
    Diagnostics findings = new Diagnostics();
    assertThat(TableImport.of(family("heroes"), HERO, hero, List.of(), findings)).isEmpty();
    assertThat(findings.hasErrors()).isTrue();
  }

  @Test
  void noExportedTextIsAFormula() throws IOException {
    String hero = Files.readString(Path.of(HERO));
    String hostile =
        hero.replace("\"Fireball\"", "\"=cmd|'/c calc'!A1\"").replace("\"Heal\"", "\"@SUM(1)\"");
    byte[] content = hostile.getBytes(StandardCharsets.UTF_8);
    for (String file : List.of(HERO, "=x.json", "-x/@y.json")) {
      noFormulas(export("heroes", file, content).content());
    }
    noFormulas(export("mode", MODE, Files.readAllBytes(Path.of(MODE))).content());
  }

  private static void noFormulas(byte[] workbook) throws IOException {
    try (XSSFWorkbook opened = new XSSFWorkbook(new ByteArrayInputStream(workbook))) {
      for (Sheet sheet : opened) {
        for (Row row : sheet) {
          for (Cell cell : row) {
            assertThat(cell.getCellType()).isNotEqualTo(CellType.FORMULA);
            if (cell.getCellType() == CellType.STRING) {
              assertThat(cell.getStringCellValue()).doesNotMatch("^[=+@\\-|\\t\\r\\n].*");
            }
          }
        }
      }
    }
  }

  private static Effect named(Effect effect, String id) {
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

  private static EffectSources family(String name) {
    return (EffectSources)
        sources().stream().filter(one -> one.family().equals(name)).findFirst().orElseThrow();
  }

  private static List<TableSources> sources() {
    Diagnostics findings = new Diagnostics();
    List<TableSources> sources =
        Packs.find("math-battle").tableSources(new DirectoryFiles(Path.of("")), findings);
    assertThat(findings.all()).isEmpty();
    return sources;
  }

  private static TableExport export(String family, String file, byte[] content) {
    return TableExport.of(family(family).book(), effects(family, file, content), BOOK);
  }

  private static List<Effect> effects(String family, String file, byte[] content) {
    Diagnostics findings = new Diagnostics();
    EffectSource source = family(family).read(file, content, findings).orElseThrow();
    assertThat(findings.all()).isEmpty();
    return source.effects();
  }

  private static List<Effect> model(String family, String file, byte[] content) {
    return SourceFree.effects(effects(family, file, content)).stream()
        .map(dev.runesheet.analysis.NormalizedEffects::of)
        .toList();
  }

  private static List<Effect> rows(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    List<Effect> effects = WorkbookContent.read(sources(), BOOK, workbook, findings).effects();
    assertThat(findings.all()).isEmpty();
    return effects;
  }

  private static TableImport imported(
      String family, String file, byte[] content, List<Effect> rows) {
    Diagnostics findings = new Diagnostics();
    Optional<TableImport> back = TableImport.of(family(family), file, content, rows, findings);
    assertThat(findings.all()).isEmpty();
    return back.orElseThrow();
  }
}
