package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.file.PackFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.poi.ss.usermodel.Sheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A mistake of an effect that goes on with rows of other sheets is told once, where it stands. */
class RowsThatGoOnTest {

  private static final String WORKBOOK = "decision-tables/queens-blood/effects.drl.xlsx";

  private static List<Object> change(String name, String when, String whose) {
    return change(name, when, whose, "");
  }

  private static List<Object> change(String name, String when, String whose, String id) {
    return List.of(name, "", when, whose, id, id, "", "", "", "allies", 2);
  }

  private static List<Object> destroy(String name, String whose, String owner) {
    return List.of(name, "", "", whose, owner, "", "", "", "", "enemies");
  }

  private static List<Object> points(String name) {
    return List.of(name, "", "", "", "", 2);
  }

  private static List<String> ids(Map<String, List<List<Object>>> rows) {
    Diagnostics findings = new Diagnostics();
    List<String> ids =
        new QueensBloodPack()
            .read(Workbooks.rows(WORKBOOK, rows), findings).effects().stream()
                .map(Effect::id)
                .toList();
    assertThat(findings.all()).isEmpty();
    return ids;
  }

  private static List<String> findings(Map<String, List<List<Object>>> rows) {
    Diagnostics findings = new Diagnostics();
    new QueensBloodPack().read(Workbooks.rows(WORKBOOK, rows), findings);
    return findings.all().stream().map(Object::toString).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "is plaid, '', D48: error RS013",
    "'', '', D48: error RS037",
    "a card is played, any, E48: error RS035",
    "a card is played, '', E48: error RS037",
    "is played, ally, E48: error RS035"
  })
  void aMistakeOfTheFirstRowIsNotToldAgain(String when, String whose, String finding) {
    Map<String, List<List<Object>>> rows =
        Map.of(
            "Change power",
            List.of(change("Storm", when, whose), change("Storm (3)", "", "")),
            "Destroy cards",
            List.of(destroy("Storm (2)", "", "")));
    assertThat(findings(rows)).singleElement().asString().contains("!Change power!" + finding);
  }

  @ParameterizedTest
  @ValueSource(strings = {"E10", "F10"})
  void whatTheFirstRowSaysStandsNotInARowOfAnotherSheet(String cell) {
    boolean whose = cell.startsWith("E");
    Map<String, List<List<Object>>> rows =
        Map.of(
            "Change power",
            List.of(change("Storm", "is played", "")),
            "Destroy cards",
            List.of(destroy("Storm (2)", whose ? "ally" : "", whose ? "" : "other")));
    assertThat(findings(rows))
        .singleElement()
        .asString()
        .contains("!Destroy cards!" + cell + ": error RS035", "the first row of the effect says");
  }

  @Test
  void aSheetThatCannotSayWhoseMomentItIsIsFoundWithTheCause() {
    Map<String, List<List<Object>>> rows =
        Map.of(
            "Change power",
            List.of(change("Storm", "a card is played", "ally")),
            "Score",
            List.of(points("Storm (2)")));
    assertThat(findings(rows))
        .singleElement()
        .asString()
        .contains("!Score!B12: error RS022", "'storm'", "without 'Whose'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Storm (2)", "storm/2", "Storm (2) (blizzard)", "Storm (else)"})
  void aRowGoesOnWithOneThatKeepsAHiddenId(String name) {
    boolean otherwise = name.endsWith("(else)");
    List<Object> first = new ArrayList<>(change("Storm", "is spawned", "", "blizzard"));
    first.set(6, otherwise ? "replaced_pawns" : "");
    first.set(7, otherwise ? 2 : "");
    Map<String, List<List<Object>>> rows =
        Map.of("Change power", List.of(first, change(name, "", "")));
    assertThat(ids(rows)).contains("blizzard").doesNotContain("storm", "storm_2");
  }

  @Test
  void aRowOfAnotherSheetGoesOnWithOneThatKeepsAHiddenId() {
    Map<String, List<List<Object>>> rows =
        Map.of(
            "Change power",
            List.of(change("Storm", "is played", "", "blizzard")),
            "Destroy cards",
            List.of(destroy("Storm (2)", "", "")));
    assertThat(ids(rows)).contains("blizzard", "blizzard/2");
  }

  @Test
  void aRowGoesOnWithOneOfItsSheetBeforeThoseOfOthers() {
    List<Object> other = new ArrayList<>(destroy("Storm", "", "hail"));
    other.set(2, "is played");
    other.set(5, "hail");
    Map<String, List<List<Object>>> rows =
        Map.of(
            "Change power",
            List.of(change("Storm", "is played", "", "blizzard")),
            "Destroy cards",
            List.of(destroy("Storm (2)", "", ""), other));
    assertThat(ids(rows)).contains("blizzard", "hail").doesNotContain("blizzard/2", "storm/2");
  }

  @Test
  void aShippedRowThatIsRenamedIsGoneOnWith() {
    Diagnostics findings = new Diagnostics();
    PackFiles files = Workbooks.sheet(WORKBOOK, "Change power", RowsThatGoOnTest::renamed);
    new QueensBloodPack().read(files, findings);
    assertThat(findings.all())
        .isNotEmpty()
        .allSatisfy(
            finding ->
                assertThat(finding.toString())
                    .contains("RS117", "then raise the power of all allies on the board by 2"));
  }

  /** Row 9 gets a name that can be read, and a second row below the table. */
  private static void renamed(Sheet sheet) {
    sheet.getRow(8).getCell(1).setCellValue("Ashes");
    Workbooks.add(sheet, change("Ashes (2)", "", ""));
  }

  @Test
  void anElseOfAnotherSheetIsNotToldBesideAWrongTrigger() {
    List<List<Object>> first = List.of(change("Storm", "is plaid", ""));
    Map<String, List<List<Object>>> rows =
        Map.of("Change power", first, "Destroy cards", List.of(destroy("Storm (else)", "", "")));
    assertThat(findings(rows)).singleElement().asString().contains("!D48: error RS013");
  }

  /** Plain Drools needs the start of such a row, so the tool writes it there. */
  @ParameterizedTest
  @CsvSource({"is played, ''", "is destroyed, D10: error RS035"})
  void aRowOfAnotherSheetStartsAsItsFirstRow(String when, String finding) {
    assertThat(begun("storm/2", when)).isEqualTo(finding);
  }

  @Test
  void aNumberThatIsLeftOutIsFoundAlsoWhereTheRowHasAStart() {
    assertThat(begun("storm/3", "is played")).isEqualTo("G10: error RS022");
  }

  @Test
  void anElseOfAnotherSheetIsFoundAlsoWhereItHasAStart() {
    assertThat(begun("storm/else", "is played")).isEqualTo("G10: error RS022");
  }

  /** What is found where a row of another sheet goes on by its id and says a start. */
  private static String begun(String id, String when) {
    List<Object> further = new ArrayList<>(destroy("Hail", "", ""));
    further.set(2, when);
    further.set(5, id);
    Map<String, List<List<Object>>> rows =
        Map.of(
            "Change power",
            List.of(change("Storm", "is played", "")),
            "Destroy cards",
            List.of(further));
    return findings(rows).stream()
        .map(found -> found.replaceAll("(?s).*!Destroy cards!(\\w+: error RS\\d+).*", "$1"))
        .collect(Collectors.joining(", "));
  }
}
