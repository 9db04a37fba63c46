package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A mistake of an effect that goes on with rows of other sheets is told once, where it stands. */
class RowsThatGoOnTest {

  private static final String WORKBOOK = "decision-tables/queens-blood/effects.drl.xlsx";

  private static List<Object> change(String name, String when, String whose) {
    return List.of(name, "", when, whose, "", "", "", "", "", "allies", 2);
  }

  private static List<Object> destroy(String name, String whose, String owner) {
    return List.of(name, "", "", whose, owner, "", "", "", "", "enemies");
  }

  private static List<Object> points(String name) {
    return List.of(name, "", "", "", "", 2);
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

  @Test
  void anElseOfAnotherSheetIsNotToldBesideAWrongTrigger() {
    List<List<Object>> first = List.of(change("Storm", "is plaid", ""));
    Map<String, List<List<Object>>> rows =
        Map.of("Change power", first, "Destroy cards", List.of(destroy("Storm (else)", "", "")));
    assertThat(findings(rows)).singleElement().asString().contains("!D48: error RS013");
  }
}
