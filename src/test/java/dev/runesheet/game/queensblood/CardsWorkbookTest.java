package dev.runesheet.game.queensblood;

import static dev.runesheet.game.queensblood.Position.at;
import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.analysis.Finding;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.Grid;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.pack.source.RowSources;
import dev.runesheet.table.effect.TableSet;
import dev.runesheet.table.write.WorkbookWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards as an author finds, changes and adds them in the workbook. */
@Tag("thorough")
class CardsWorkbookTest {

  private static final String FILE = "data/queens-blood/cards.xlsx";
  private static final String SHEET = "Cards";
  private static final String NO_TILES = "_____ _____ __W__ _____ _____";

  @Test
  void theShippedWorkbookIsWhatTheListIsWrittenAs() {
    Diagnostics findings = new Diagnostics();
    RowSources cards =
        (RowSources) new QueensBloodPack().tableSources(QueensBooks.SHIPPED, findings).get(1);
    byte[] list =
        String.join("\n", QueensBooks.lines("cards.json")).getBytes(StandardCharsets.UTF_8);

    TableSet set = cards.read("cards.json", list, findings).orElseThrow().tables();
    byte[] written = WorkbookWriter.write(set.tables(), set.notTabular());

    assertThat(QueensBooks.SHIPPED.read(FILE)).contains(written);
  }

  @Test
  void aRowIsACard() {
    RuleBook book =
        QueensBooks.of(
            Workbooks.row(
                FILE,
                SHEET,
                List.of(
                    "900",
                    "",
                    "Newcomer",
                    "Regular",
                    1,
                    4,
                    "_____ __X__ __WPE _____ _____",
                    "aur_op_allies_-1")));
    Match match =
        Position.standard()
            .hand("Y", "900")
            .card(0, 0, "Y1", "114", 0)
            .card(1, 2, "Y1", "114", 0)
            .match(book);

    Position.play(match, "Y", "900", 1, 0);

    assertThat(at(match, 1, 0).power()).isEqualTo(4);
    assertThat(at(match, 0, 0).stat(Card.DELTA)).isEqualTo(-1);
    assertThat(at(match, 1, 2).stat(Card.DELTA)).isEqualTo(-1);
    assertThat(Board.rank(match.world(), Grid.tile(1, 1))).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({
    "H9, '', RS037",
    "B9, '', RS037",
    "D9, a*/b, RS035",
    "E9, Legendary, RS018",
    "F9, two, RS005",
    "F9, 4, RS010",
    "I10, aur_op_enemies_-44, RS022"
  })
  void aMistakeIsOneFindingAtItsCell(String cell, String text, String code) {
    assertThat(findings(Workbooks.cell(FILE, SHEET, cell, text)))
        .containsExactly(code + " !Cards!" + cell);
  }

  @Test
  void cardsWithOneNameAreFoundBoth() {
    String name = QueensBooks.content().catalog().at("/cards/0/name").asText();
    assertThat(name).isNotEmpty();
    assertThat(warnings(Workbooks.cell(FILE, SHEET, "D9", name)))
        .containsExactly("RS132 !Cards!D8", "RS132 !Cards!D9");
    assertThat(warnings(Workbooks.cell(FILE, SHEET, "D9", name.toUpperCase(Locale.ROOT))))
        .as("but for capitals")
        .containsExactly("RS132 !Cards!D8", "RS132 !Cards!D9");
  }

  @Test
  void anIdThatHasLostItsZerosIsFound() {
    assertThat(warnings(Workbooks.cell(FILE, SHEET, "B90", 83)))
        .containsExactly("RS133 !Cards!B90");
    assertThat(warnings(Workbooks.cell(FILE, SHEET, "B90", "083"))).isEmpty();
  }

  /** Ids of three digits are whole, though most of the others have four and none a zero. */
  @Test
  void idsThatAreShorterThanThoseOfMoreNewCardsHaveLostNothing() {
    List<List<Object>> cards =
        IntStream.range(1000, 1200)
            .<List<Object>>mapToObj(
                id -> List.of("" + id, "", "Newcomer " + id, "Regular", 1, 1, NO_TILES))
            .toList();
    PackFiles files = Workbooks.rows(FILE, Map.of(SHEET, cards));

    assertThat(findings(files)).isEmpty();
    assertThat(warnings(files)).noneMatch(one -> one.startsWith("RS133"));
  }

  @Test
  void theSecondOfTwoCardsWithOneIdIsFound() {
    assertThat(findings(Workbooks.cell(FILE, SHEET, "B9", "001")))
        .containsExactly("RS008 !Cards!B9");
  }

  @Test
  void ofASheetThatCannotBeReadNothingFollows() {
    assertThat(findings(Workbooks.cell(FILE, SHEET, "B7", "Karte")))
        .containsExactly("RS033 !Cards!B7");
    String effects = "decision-tables/queens-blood/effects.drl.xlsx";
    assertThat(findings(Workbooks.cell(effects, "Change power", "B7", "Regel")))
        .containsExactly("RS033 !Change power!B7");
    assertThat(findings(Workbooks.cell(effects, "Auras", "H8", "two")))
        .containsExactly("RS005 !Auras!H8");
  }

  /** Decision 4: a pawn counts 1 to 3, as a tile has no more ranks. */
  @ParameterizedTest
  @CsvSource({"-2", "0", "4"})
  void pawnsThatNoTileCanHoldAreFound(double amount) {
    String effects = "decision-tables/queens-blood/effects.drl.xlsx";
    assertThat(findings(Workbooks.cell(effects, "Pawns", "G8", amount)))
        .containsExactly("RS010 !Pawns!G8");
  }

  @Test
  void whatACardCanNeverDoIsDoubtedUntilItIsAccepted() {
    List<Finding> shipped = QueensBooks.content().findings();
    assertThat(shipped)
        .extracting(one -> one.diagnostic().message())
        .satisfiesExactly(
            effect -> assertThat(effect).startsWith(FILE + "!Cards!I56: warning RS073"),
            name -> assertThat(name).startsWith(FILE + "!Cards!D122: warning RS159"));

    assertThat(doubts(QueensBooks.SHIPPED)).isEmpty();
    assertThat(doubts(Workbooks.cell(FILE, SHEET, "I8", "aur_op_enemies_-4")))
        .containsExactly("RS073 !Cards!I8");
  }

  private static List<String> doubts(PackFiles files) {
    Diagnostics findings = new Diagnostics();
    QueensBloodPack pack = new QueensBloodPack();
    PackAnalysis.check(pack, pack.read(files, findings), files, findings);
    return findings.all().stream()
        .map(one -> one.code().id() + " " + one.location().place())
        .toList();
  }

  private static List<String> findings(PackFiles files) {
    return findings(files, Severity.ERROR);
  }

  private static List<String> warnings(PackFiles files) {
    return findings(files, Severity.WARNING);
  }

  private static List<String> findings(PackFiles files, Severity severity) {
    Diagnostics findings = new Diagnostics();
    Packs.build(QueensBlood.ID, files, findings);
    return findings.all().stream()
        .filter(one -> one.severity() == severity)
        .map(one -> one.code().id() + " " + one.location().place())
        .toList();
  }
}
