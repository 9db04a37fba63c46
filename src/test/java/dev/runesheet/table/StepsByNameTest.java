package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.vocabulary.Vocabulary;
import dev.runesheet.table.effect.EffectFamily;
import dev.runesheet.table.layout.TableLayout;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import dev.runesheet.table.write.WorkbookWriter;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rows go on with an effect by their names where nothing is written into hidden cells: what the
 * effect belongs to is the only word there is, and its id follows from both.
 */
@Tag("thorough")
class StepsByNameTest {

  private static final EffectFamily FAMILY =
      new EffectFamily(
          Duel.SHEET,
          "rules.mathbattle.global",
          Duel.WORDS.with(Vocabulary.OWNERS, List.of("mode")));

  private static final TableLayout LAYOUT = FAMILY.fitting(Duel.globalRules());

  private final Diagnostics findings = new Diagnostics();

  private static byte[] workbook() {
    TypedTable table = FAMILY.write(LAYOUT, Duel.globalRules(), Duel.FILE).table();
    return WorkbookWriter.write(List.of(table));
  }

  /** The effects of the rules below the usual three, each written as name, trigger, owner, id. */
  private List<Effect> read(String... rows) {
    byte[] workbook = workbook();
    int row = 11;
    for (String line : rows) {
      String[] cells = line.split(",");
      for (int i = 0; i < cells.length; i++) {
        workbook = Edit.text(workbook, "BDEF".charAt(i) + "" + row, cells[i].strip());
      }
      int amount = row - 10;
      workbook = Edit.text(workbook, "M" + row, "burn");
      workbook = Edit.cell(workbook, "N" + row, cell -> cell.setCellValue(amount));
      row++;
    }
    TypedTable table = new WorkbookReader(Duel.FILE, workbook, findings).read(LAYOUT);
    return FAMILY.read(table, findings);
  }

  private static String shape(Effect effect) {
    return effect.id() + " " + ((Body.Program) effect.body()).steps().size();
  }

  private String added(String... rows) {
    List<String> shapes =
        read(rows).stream()
            .filter(
                effect ->
                    Duel.globalRules().stream().noneMatch(one -> one.id().equals(effect.id())))
            .map(StepsByNameTest::shape)
            .toList();
    assertThat(findings.all()).isEmpty();
    return String.join(", ", shapes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Storm (2)", "storm/2", "STORM (2)", "Storm (2) (mode)", "Storm (mode) (2)"})
  void aRowGoesOnWithoutAnyHiddenCell(String second) {
    assertThat(added("Storm, turn starts", second)).isEqualTo("mode/storm 2");
  }

  @Test
  void rowsThatGoOnStandInAnyOrder() {
    assertThat(added("Storm (3)", "Storm (2)", "Storm, turn starts")).isEqualTo("mode/storm 3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Storm (2)", "Storm (mode) (2)", "Storm (2) (mode)", "storm/2"})
  void aRowGoesOnWithOneThatTellsWhatItBelongsTo(String second) {
    assertThat(added("Storm (mode), turn starts", second)).isEqualTo("mode/storm 2");
  }

  @Test
  void aRowGoesOnWithOneOfAnotherId() {
    assertThat(added("Storm, turn starts, , mode/blizzard", "Storm (2)"))
        .isEqualTo("mode/blizzard 2");
  }

  @Test
  void aRowGoesOnWithTheOneThatIsCalledSoExactly() {
    assertThat(
            added("Storm (mode), turn starts, , mode/a", "Storm, turn ends, , mode/b", "Storm (2)"))
        .isEqualTo("mode/a 1, mode/b 2");
  }

  @Test
  void aRowGoesOnWithARenamedCopyOfAnother() {
    assertThat(added("Storm, turn starts, , mode/a", "Hail, turn ends, , mode/a", "Hail (2)"))
        .isEqualTo("mode/a 1, mode/hail 2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Storm (1)", "Storm (0)", "storm/1", "Storm (else-1)"})
  void aNameThatIsOfNoFurtherRowBeginsAnEffect(String name) {
    assertThat(added("Storm, turn starts", name + ", turn ends"))
        .startsWith("mode/storm 1, mode/storm-")
        .endsWith(" 1");
  }

  @ParameterizedTest
  @CsvSource({"Storm (1), ''", "Storm (else-1), Storm (else)"})
  void aFurtherRowOfNoNumberIsFound(String name, String meant) {
    read("Storm, turn starts", name);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!D12: error RS037", "only rows that go on with an effect leave this empty")
        .contains(meant.isEmpty() ? "" : "are called like '" + meant + "'");
  }

  @Test
  void aMistakeOfTheFirstRowIsNotToldAgain() {
    read("Storm, turn starts, moed", "Storm (2)");
    assertThat(findings.all()).singleElement().asString().contains("!E11: error RS022", "'moed'");
  }

  @Test
  void aWrongTriggerIsToldOnceWhereAnIdEndsWithItsNumber() {
    read("Storm, turn stats, mode, storm/1");
    assertThat(findings.all()).singleElement().asString().contains("!D11: error RS013");
  }

  @Test
  void anEffectThatIsNotThereIsFound() {
    read("Storm, turn starts", "Strom (2)");
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!B12: error RS022", "did you mean 'Storm (2)'?");
  }

  @Test
  void anIdThatGoesOnAndStandsTwiceIsFoundAtItsRowsAlone() {
    read("Storm, turn starts", "Rain, , , mode/storm/2", "Hail, , , mode/storm/2");
    assertThat(findings.all())
        .extracting(finding -> finding.code() + " " + finding.location().place())
        .containsExactlyInAnyOrder(
            "RULES_OVERLAP !Global rules!F12", "RULES_OVERLAP !Global rules!F13");
    assertThat(findings.all())
        .allSatisfy(finding -> assertThat(finding.expected()).endsWith("'mode/storm/3'"));
  }

  @Test
  void aRowThatGoesOnByItsIdHasNoStart() {
    read("Storm, turn starts", "Rain, turn ends, , mode/storm/2", "Hail, , , mode/storm/3");
    assertThat(findings.all()).singleElement().asString().contains("!D12: error RS035");
  }

  @Test
  void aCopiedFirstRowWithoutItsStartIsFoundThere() {
    read("Storm, turn starts, , mode/storm", "Hail, , , mode/storm");
    assertThat(findings.all()).singleElement().asString().contains("!D12: error RS037");
  }

  @Test
  void aCopyOfARowThatGoesOnIsAnEffectOfItsOwnOnceItHasAStart() {
    assertThat(
            added(
                "Storm, turn starts", "Rain, , , mode/storm/2", "Hail, turn ends, , mode/storm/2"))
        .isEqualTo("mode/storm 2, mode/hail 1");
  }
}
