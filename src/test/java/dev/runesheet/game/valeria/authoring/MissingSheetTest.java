package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A sheet or workbook of cards that cannot be read is one finding, whatever names its cards. */
class MissingSheetTest {

  private static final String CARDS = "data/valeria/cards.xlsx";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Starters",
        "Citizens",
        "Domains",
        "Monsters",
        "Events",
        "Dukes",
        "Nobles",
        "Agents",
        "Relics"
      })
  void aSheetThatIsMissingIsOneFinding(String sheet) throws IOException {
    byte[] renamed = edited(book -> book.setSheetName(book.getSheetIndex(sheet), sheet + "2"));
    assertThat(findings(renamed))
        .singleElement()
        .asString()
        .contains(CARDS, "RS032", "'" + sheet + "'", "'" + sheet + "2'");
  }

  /** What effect strings, presets and flags say of a card is right, though its row is not read. */
  @ParameterizedTest(name = "{0} {1} {2}")
  @CsvSource({
    "Citizens, Cleric, Gold",
    "Citizens, Merchant, Name",
    "Citizens, Merchant, Card",
    "Starters, Knight, Card",
    "Starters, Knight, Name",
    "Events, Blessed Lands, Name",
    "Monsters, Skeleton, Area",
  })
  void aRowWithAMistakeIsOneFinding(String sheet, String name, String heading) throws IOException {
    byte[] wrong = edited(book -> cell(book.getSheet(sheet), name, heading).setCellValue(true));
    assertThat(findings(wrong)).singleElement().asString().contains(CARDS + "!" + sheet, "RS005");
  }

  @Test
  void aFlagThatCannotBeReadIsOneFinding() throws IOException {
    String flags = "decision-tables/valeria/flags.drl.xlsx";
    try (XSSFWorkbook book =
            new XSSFWorkbook(
                new ByteArrayInputStream(EffectTables.SHIPPED.read(flags).orElseThrow()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      book.getSheet("Flags").getRow(17).getCell(3).setCellValue(true);
      book.write(bytes);
      assertThat(findings(Map.of(flags, bytes.toByteArray())))
          .singleElement()
          .asString()
          .contains("!Flags!D18", "RS005");
    }
  }

  /** The cell below a heading, of the first row with a name. */
  private static Cell cell(Sheet sheet, String name, String heading) {
    Row headings = sheet.getRow(6);
    int names = column(headings, "Name");
    for (int row = 7; row <= sheet.getLastRowNum(); row++) {
      Cell of = sheet.getRow(row).getCell(names);
      if (of != null && of.toString().equals(name)) {
        return sheet.getRow(row).getCell(column(headings, heading));
      }
    }
    throw new IllegalArgumentException(name);
  }

  private static int column(Row headings, String heading) {
    for (Cell cell : headings) {
      if (cell.toString().equals(heading)) {
        return cell.getColumnIndex();
      }
    }
    throw new IllegalArgumentException(heading);
  }

  @Test
  void aHeadingThatWasChangedIsOneFinding() throws IOException {
    byte[] changed =
        edited(book -> book.getSheet("Citizens").getRow(6).getCell(3).setCellValue("Label"));
    assertThat(findings(changed)).singleElement().asString().contains("!Citizens!D7", "RS033");
  }

  @Test
  void aWorkbookThatCannotBeReadIsOneFinding() throws IOException {
    byte[] whole = shipped();
    assertThat(findings(Arrays.copyOf(whole, whole.length / 2)))
        .singleElement()
        .asString()
        .contains(CARDS, "RS030");
    assertThat(findings(new byte[0])).singleElement().asString().contains(CARDS, "RS030");
  }

  @Test
  void whatDoesNotNameCardsIsCheckedBesides() throws IOException {
    byte[] renamed = edited(book -> book.setSheetName(book.getSheetIndex("Dukes"), "Counts"));
    byte[] broken = new byte[0];
    String flags = "decision-tables/valeria/flags.drl.xlsx";
    assertThat(findings(Map.of(CARDS, renamed, flags, broken)))
        .hasSize(2)
        .anySatisfy(one -> assertThat(one.toString()).contains("'Dukes'"))
        .anySatisfy(one -> assertThat(one.toString()).contains(flags));
  }

  @Test
  void aWrongFieldOfTheFileOfAliasesIsToldOnce() {
    String aliases = "data/valeria/aliases.yaml";
    byte[] shipped = EffectTables.SHIPPED.read(aliases).orElseThrow();
    String wrong = new String(shipped, StandardCharsets.UTF_8) + "\nreservs: []\n";
    assertThat(findings(Map.of(aliases, wrong.getBytes(StandardCharsets.UTF_8))))
        .singleElement()
        .asString()
        .contains(aliases, "RS007", "did you mean 'reserves'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          roll.settled            | rol.settled             | RS166
          pool=kings_guard        | pol=kings_guard         | RS165
          place_reserve pool=king | place_reserve pool=kinq | RS170
          type=Minion             | type=Minon              | RS179
          : immunity.take         | : immunity.tkae         | RS166
          : immunity.take         | : gain 5000 gold        | RS16
          """)
  void aMistakeOfAnAliasIsToldInItsFileWhetherACardUsesItOrNot(
      String from, String to, String code) {
    String aliases = "data/valeria/aliases.yaml";
    String shipped =
        new String(EffectTables.SHIPPED.read(aliases).orElseThrow(), StandardCharsets.UTF_8);
    assertThat(shipped).contains(from);
    byte[] wrong = shipped.replace(from, to).getBytes(StandardCharsets.UTF_8);
    assertThat(findings(Map.of(aliases, wrong)))
        .singleElement()
        .asString()
        .startsWith(aliases + ":")
        .contains("#/aliases/", " error " + code);
  }

  @Test
  void aMistakeOfAnAliasThatACardUsesIsNotToldAtTheCard() throws IOException {
    String aliases = "data/valeria/aliases.yaml";
    String shipped =
        new String(EffectTables.SHIPPED.read(aliases).orElseThrow(), StandardCharsets.UTF_8);
    byte[] wrong = shipped.replace("immunity.take", "immunity").getBytes(StandardCharsets.UTF_8);
    byte[] cards =
        edited(
            book -> {
              for (Row row : book.getSheet("Domains")) {
                for (Cell cell : row) {
                  if (cell.toString().equals("immunity.take")) {
                    cell.setCellValue("immunity.steal");
                  }
                }
              }
            });
    assertThat(findings(Map.of(CARDS, cards))).isEmpty();
    assertThat(findings(Map.of(CARDS, cards, aliases, wrong)))
        .singleElement()
        .asString()
        .startsWith(aliases + ":");
  }

  @ParameterizedTest
  @ValueSource(strings = {"aliases", "flags"})
  void aFamilyOfWordsWithoutAHomeIsOneFinding(String family) {
    String manifest = "data/valeria/game.yaml";
    String shipped =
        new String(EffectTables.SHIPPED.read(manifest).orElseThrow(), StandardCharsets.UTF_8);
    String without = shipped.replaceFirst("(?m)^  " + family + ": .*\n", "");
    assertThat(without).isNotEqualTo(shipped);
    assertThat(findings(Map.of(manifest, without.getBytes(StandardCharsets.UTF_8))))
        .singleElement()
        .asString()
        .startsWith(manifest)
        .contains("RS006", "'" + family + "'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"data/valeria/aliases.yaml", "decision-tables/valeria/flags.drl.xlsx"})
  void aFileOfWordsThatCannotBeReadIsOneFinding(String file) {
    assertThat(findings(Map.of(file, "[".getBytes(StandardCharsets.UTF_8))))
        .singleElement()
        .asString()
        .startsWith(file);
  }

  private static byte[] shipped() {
    return EffectTables.SHIPPED.read(CARDS).orElseThrow();
  }

  private static byte[] edited(Consumer<XSSFWorkbook> change) throws IOException {
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(shipped()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      change.accept(book);
      book.write(bytes);
      return bytes.toByteArray();
    }
  }

  private static List<Diagnostic> findings(byte[] cards) {
    return findings(Map.of(CARDS, cards));
  }

  private static List<Diagnostic> findings(Map<String, byte[]> changed) {
    Diagnostics findings = new Diagnostics();
    PackBuilder.read(Packs.find("valeria"), EffectTables.with(changed), findings);
    return findings.all();
  }
}
