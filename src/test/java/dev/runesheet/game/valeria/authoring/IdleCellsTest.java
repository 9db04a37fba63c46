package dev.runesheet.game.valeria.authoring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row.MissingCellPolicy;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Cells of a card that count only together, of which one is missing or has no use. */
@Tag("thorough")
class IdleCellsTest {

  private static final String CARDS = "data/valeria/cards.xlsx";

  /** The findings of the shipped cards with other cells, as texts; an empty text empties a cell. */
  private static List<String> found(String sheet, String... cells) throws IOException {
    Diagnostics findings = new Diagnostics();
    read(findings, sheet, cells);
    List<String> told = new ArrayList<>(findings.all().stream().map(Diagnostic::toString).toList());
    told.removeIf(one -> one.contains("RS117")); // The sentence is as it was.
    return told;
  }

  private static String sentence(String sheet, String code, String... cells) throws IOException {
    return ValeriaCatalog.of(read(new Diagnostics(), sheet, cells).catalog()).text(code);
  }

  private static PackContent read(Diagnostics findings, String sheet, String... cells)
      throws IOException {
    byte[] shipped = EffectTables.SHIPPED.read(CARDS).orElseThrow();
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(shipped));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      for (int i = 0; i < cells.length; i += 2) {
        CellReference place = new CellReference(cells[i]);
        Cell cell =
            workbook
                .getSheet(sheet)
                .getRow(place.getRow())
                .getCell(place.getCol(), MissingCellPolicy.CREATE_NULL_AS_BLANK);
        if (cells[i + 1].matches("-?[0-9]+")) {
          cell.setCellValue(Integer.parseInt(cells[i + 1]));
        } else {
          cell.setCellValue(cells[i + 1].isEmpty() ? null : cells[i + 1]);
        }
      }
      workbook.write(bytes);
      return Packs.find("valeria")
          .read(EffectTables.with(Map.of(CARDS, bytes.toByteArray())), findings);
    }
  }

  @Test
  void anEventThatIsSlainNeedsASortOfMonster() throws IOException {
    assertThat(found("Events", "H13", ""))
        .singleElement()
        .asString()
        .contains(
            "!Events!H13: error RS037", "an empty cell beside what slaying it costs or gives");
    assertThat(found("Events", "R14", "g 5")).singleElement().asString().contains("H14", "RS037");
    assertThat(found("Events", "I14", "3")).singleElement().asString().contains("H14", "RS037");
    assertThat(found("Events", "K14", "3")).singleElement().asString().contains("H14", "RS037");
  }

  @Test
  void anEventThatIsSlainForNothingIsFound() throws IOException {
    assertThat(found("Events", "I13", ""))
        .singleElement()
        .asString()
        .contains("!Events!I13: warning RS134", "a strength or magic to be slain for");
  }

  @Test
  void aNumberOfAnEventAtWhichNothingHappensIsFound() throws IOException {
    assertThat(found("Events", "G14", "3"))
        .singleElement()
        .asString()
        .contains("!Events!G14: warning RS155", "found 3, expected an empty cell");
    assertThat(found("Events", "G42", "3"))
        .singleElement()
        .asString()
        .contains("!Events!G42: warning RS155", "found 3, expected -1, as what it does holds");
  }

  @Test
  void anEventWithAMistakeAtItsRollHasNoSecondFinding() throws IOException {
    assertThat(found("Events", "O13", "all_lose q 1"))
        .singleElement()
        .asString()
        .contains("!Events!O13");
  }

  @Test
  void aTypoInAnEventIsNoSecondFindingAtTheHarbour() throws IOException {
    assertThat(found("Events", "P24", "all_may banish_owned_citizn role=soldier gain=v:3"))
        .singleElement()
        .asString()
        .contains("!Events!P24");
    assertThat(found("Events", "P24", "all_gain g 1")).isEmpty();
  }

  @Test
  void aDukeOrNobleThatScoresNothingIsFound() throws IOException {
    assertThat(found("Dukes", "G8", "", "H8", "", "I8", "", "P8", ""))
        .singleElement()
        .asString()
        .contains("!Dukes!G8: warning RS134", "a score, as each other card of the sheet has");
    assertThat(found("Nobles", "K8", ""))
        .singleElement()
        .asString()
        .contains("!Nobles!K8: warning RS134", "a score, as each other card of the sheet has");
    assertThat(found("Dukes", "G8", "", "H8", "", "I8", "")).isEmpty();
  }

  @Test
  void aStarterThatNeverPaysIsFound() throws IOException {
    assertThat(found("Starters", "G8", ""))
        .singleElement()
        .asString()
        .contains("!Starters!G8: warning RS134", "when it pays under 'Pays'");
    assertThat(found("Starters", "G8", "", "H8", "7")).isEmpty();
  }

  @Test
  void aStarterWithAWrongNumberHasNoEmptyCell() throws IOException {
    assertThat(found("Starters", "G8", "99"))
        .singleElement()
        .asString()
        .contains("!Starters!G8: error RS010", "found 99");
  }

  @Test
  void aStarterWithANumberDoesNotSayWhenItPaysWithoutOne() throws IOException {
    assertThat(found("Starters", "Q8", "doubles_or_no_payout"))
        .singleElement()
        .asString()
        .contains(
            "!Starters!Q8: warning RS134",
            "found 'doubles_or_no_payout', expected an empty cell beside a number to pay at");
    assertThat(found("Starters", "H11", "9"))
        .anySatisfy(one -> assertThat(one).contains("!Starters!Q11: warning RS134"));
  }

  @Test
  void aRelicThatNobodyUsesHasNoAction() throws IOException {
    assertThat(found("Relics", "G20", "x"))
        .singleElement()
        .asString()
        .contains("!Relics!G20: warning RS155", "found x, expected an empty cell");
    assertThat(found("Relics", "G18", "x"))
        .singleElement()
        .asString()
        .contains("!Relics!G18: warning RS155");
  }

  @Test
  void aRelicThatIsNoActionSaysHowOftenItIsUsed() throws IOException {
    assertThat(sentence("Relics", "r5", "G12", ""))
        .isEqualTo("Once in each of your turns, gain 1 strength and 1 gold.");
  }

  @Test
  void anEventThatNobodyCanSlayDoesNotSayWhatThatGives() throws IOException {
    assertThat(sentence("Events", "e6", "H13", ""))
        .isEqualTo("When its number is rolled, every player loses 1 gold.");
  }

  @Test
  void aPlaceInAStackCountsFromOne() throws IOException {
    assertThat(found("Monsters", "I8", "0"))
        .singleElement()
        .asString()
        .contains("!Monsters!I8: error RS010", "from 1 to 99");
  }

  @Test
  void anEventThatIsSlainCanBeCountedByItsName() throws IOException {
    assertThat(found("Events", "R11", "count owned_monster_name \"Bat Swarm\" g 1")).isEmpty();
    assertThat(found("Events", "R11", "count owned_monster_name \"Blood Plague\" g 1"))
        .singleElement()
        .asString()
        .contains("RS170");
  }
}
