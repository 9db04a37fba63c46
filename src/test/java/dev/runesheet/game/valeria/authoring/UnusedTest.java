package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What nothing in the game has is told where it is defined, beside what names it wrongly. */
@Tag("thorough")
class UnusedTest {

  private static final String FLAGS = "decision-tables/valeria/flags.drl.xlsx";

  private static List<String> found(String file, String sheet, String cell, String text)
      throws IOException {
    byte[] shipped = EffectTables.SHIPPED.read(file).orElseThrow();
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(shipped));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      CellReference place = new CellReference(cell);
      workbook
          .getSheet(sheet)
          .getRow(place.getRow())
          .getCell(place.getCol())
          .setCellValue(text.isEmpty() ? null : text);
      workbook.write(bytes);
      Diagnostics findings = new Diagnostics();
      Packs.build("valeria", EffectTables.with(Map.of(file, bytes.toByteArray())), findings);
      return findings.all().stream().map(Diagnostic::toString).toList();
    }
  }

  @Test
  void aFlagThatWasRenamedIsToldAtItsCellToo() throws IOException {
    assertThat(found(FLAGS, "Flags", "D9", "action.prachettsplateau"))
        .anySatisfy(one -> assertThat(one).contains("cards.xlsx!Domains!", "RS177"))
        .anySatisfy(one -> assertThat(one).contains(FLAGS + "!Flags!D9", "RS155"));
  }

  @Test
  void aNumberOfPlayersThatIsSaidOfTheCardIsRefused() throws IOException {
    assertThat(found(FLAGS, "Flags", "H18", "card"))
        .anySatisfy(
            one ->
                assertThat(one)
                    .contains(
                        "!Flags!H18: error RS018",
                        "found 'card', expected 'owner': 'immune' is a number of players"));
  }

  @ParameterizedTest
  @CsvSource({
    "G10, gold cost, gold cost, players, card",
    "F10, card, hire cost, cards, player",
  })
  void aNumberThatNobodyWhomTheCostSaysHasIsRefused(
      String cell, String text, String found, String of, String whose) throws IOException {
    assertThat(found("decision-tables/valeria/costs.drl.xlsx", "Costs", cell, text))
        .singleElement()
        .asString()
        .contains("!Costs!G10: error RS018", "found '" + found + "', a number of ")
        .endsWith("expected a number of " + of + ", or '" + whose + "' as whose it is");
  }

  @ParameterizedTest
  @CsvSource({
    "G8, slot price, hire",
    "G14, magic cost, build",
    "G22, gold cost, slay",
    "G33, strength cost, buy goods",
    "G39, extra gold, rescue for gold",
  })
  void aNumberThatNoCardGainedSoHasIsRefused(String cell, String text, String way)
      throws IOException {
    assertThat(found("decision-tables/valeria/costs.drl.xlsx", "Costs", cell, text))
        .singleElement()
        .asString()
        .contains("!Costs!" + cell + ": error RS018", "'" + text + "', which is always 0 there")
        .contains("(" + way + ")");
  }

  @ParameterizedTest
  @CsvSource({
    "D22, none of slay, 'strength cost', none of slay",
    "D8, 'none of hire, recruit, build', 'gold cost', 'none of hire'"
  })
  void aNumberThatOnlyCardsHaveWhichTheCostExcludesIsRefused(
      String cell, String text, String number, String ways) throws IOException {
    assertThat(found("decision-tables/valeria/costs.drl.xlsx", "Costs", cell, text))
        .filteredOn(one -> one.toString().contains("RS018"))
        .singleElement()
        .asString()
        .contains("!Costs!G" + cell.substring(1), "'" + number + "', which is always 0 there")
        .contains("(" + ways);
  }

  @ParameterizedTest
  @ValueSource(strings = {"none of slay", "none of hire, recruit", ""})
  void oneThatSomeCardsHaveWhichItAdmitsIsAccepted(String ways) throws IOException {
    assertThat(found("decision-tables/valeria/costs.drl.xlsx", "Costs", "D8", ways))
        .noneMatch(one -> one.toString().contains("RS018"));
  }

  @ParameterizedTest
  @CsvSource({"H11, gold, I11", "I30, magic, I30", "K12, gold, L12", "L13, magic, L13"})
  void aResourceThatStandsInForItselfIsFound(String cell, String text, String place)
      throws IOException {
    assertThat(found("decision-tables/valeria/costs.drl.xlsx", "Costs", cell, text))
        .singleElement()
        .asString()
        .contains("!Costs!" + place + ": warning RS131", "found '" + text + "' in place of")
        .endsWith("expected another resource than " + text);
  }

  @Test
  void aSentenceThatDoesNotSayWhatItsCardPaysIsFound() throws IOException {
    assertThat(found(EffectTables.CARDS, "Citizens", "P8", "4"))
        .singleElement()
        .asString()
        .contains("!Citizens!C8", "RS117", "expected 'In your turn, gain 4 magic.");
  }

  @Test
  void aSecondNumberThatIsTheFirstIsFound() throws IOException {
    assertThat(found(EffectTables.CARDS, "Citizens", "I8", "1"))
        .singleElement()
        .asString()
        .contains("!Citizens!I8: error RS008", "found 1, expected another number than the first");
  }

  @Test
  void theOnlyAgentWithoutAnEffectIsFound() throws IOException {
    assertThat(found(EffectTables.CARDS, "Agents", "G9", ""))
        .singleElement()
        .asString()
        .contains("!Agents!G9", "RS134", "an empty cell");
  }
}
