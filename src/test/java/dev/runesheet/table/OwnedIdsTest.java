package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.table.effect.RowName;
import dev.runesheet.table.layout.TypedTable;
import dev.runesheet.table.read.WorkbookReader;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Sheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Ids of effects follow from what they belong to and their rule's name, so the column is hidden.
 */
class OwnedIdsTest {

  private static final int EFFECT = 5;

  private static byte[] edited(Map<String, String> cells) {
    return edited(Duel.workbook(), cells);
  }

  private static byte[] edited(byte[] before, Map<String, String> cells) {
    byte[] workbook = before;
    for (Map.Entry<String, String> cell : cells.entrySet()) {
      workbook = Edit.text(workbook, cell.getKey(), cell.getValue());
    }
    return workbook;
  }

  private static List<String> ids(byte[] workbook) {
    Diagnostics findings = new Diagnostics();
    TypedTable table = new WorkbookReader(Duel.FILE, workbook, findings).read(Duel.layout());
    List<Effect> effects = Duel.FAMILY.read(table, findings);
    assertThat(findings.all()).isEmpty();
    return effects.stream().map(Effect::id).toList();
  }

  @Test
  void theColumnIsHidden() {
    Edit.sheet(
        Duel.workbook(),
        sheet -> {
          assertThat(label(sheet, EFFECT)).isEqualTo("Effect");
          assertThat(sheet.isColumnHidden(EFFECT)).isTrue();
          assertThat(sheet.isColumnHidden(EFFECT - 1)).isFalse();
        });
  }

  private static String label(Sheet sheet, int column) {
    Cell cell = sheet.getRow(6).getCell(column);
    return cell.getStringCellValue();
  }

  @ParameterizedTest
  @CsvSource({
    "Burning, mode/burning",
    "Slow burn, mode/slow-burn",
    "Slow burn (mode), mode/slow-burn",
    "Slow burn (wet), mode/slow-burn-wet",
    "Été, mode/ete",
    "水, mode/u6c34"
  })
  void anEmptyIdFollowsFromTheOwnerAndTheName(String name, String id) {
    assertThat(ids(edited(Map.of("B9", name, "F9", "")))).contains(id);
  }

  @Test
  void anIdThatIsWrittenStands() {
    assertThat(ids(edited(Map.of("B9", "Slow burn")))).contains("mode/burning");
  }

  @Test
  void theIdOfACopiedRowFollowsFromItsNewName() {
    Map<String, String> copy = Map.of("B9", "Second death", "F9", "mode/death");
    assertThat(ids(edited(copy))).containsExactly("mode/death", "mode/second-death", "mode/stun");
  }

  @Test
  void aRowThatGoesOnNeedsNoIdEither() {
    byte[] first = row(edited(Map.of("D11", "turn starts", "E11", "mode")), 11, "Age");
    byte[] both = row(first, 12, "Age (2)");

    assertThat(ids(both)).contains("mode/age").hasSize(4);
  }

  @Test
  void aRowThatGoesOnStandsAnywhere() {
    byte[] above = row(Duel.workbook(), 11, "Age (2)");
    byte[] first = row(edited(above, Map.of("D13", "turn starts", "E13", "mode")), 13, "Age");
    byte[] between = row(edited(first, Map.of("D12", "turn ends", "E12", "mode")), 12, "Rest");

    assertThat(ids(between)).contains("mode/age", "mode/rest").hasSize(5);
  }

  @Test
  void aRowThatGoesOnWithNoneIsFound() {
    assertThat(Duel.findings(row(Duel.workbook(), 11, "Age (2)")))
        .singleElement()
        .asString()
        .contains("!D11: error RS037", "only rows that go on with an effect leave this empty");
  }

  @Test
  void aRowThatCouldGoOnWithSeveralIsFoundAtItsName() {
    assertThat(Duel.findings(ages("Age (2)")))
        .singleElement()
        .asString()
        .contains("!B13: error RS022", "with which of mode/age, sand/age the row goes on");
    assertThat(ids(ages("Age (2) (sand)"))).contains("mode/age", "sand/age").hasSize(5);
    assertThat(ids(ages("Age (sand) (2)"))).contains("mode/age", "sand/age").hasSize(5);
  }

  /** Two effects of one name, told apart by what they belong to, and a row that goes on. */
  private static byte[] ages(String name) {
    byte[] one = row(edited(Map.of("D11", "turn starts", "E11", "mode")), 11, "Age (mode)");
    byte[] both = row(edited(one, Map.of("D12", "turn ends", "E12", "sand")), 12, "Age (sand)");
    return row(both, 13, name);
  }

  @ParameterizedTest
  @CsvSource({"'', RS037", "m?de, RS035"})
  void whatAnEffectBelongsToIsMissedOnce(String owner, String code) {
    byte[] first = row(edited(Map.of("D11", "turn starts", "E11", owner)), 11, "Age");
    assertThat(Duel.findings(row(first, 12, "Age (2)")))
        .singleElement()
        .asString()
        .contains("!E11: error " + code);
  }

  @Test
  void anIdHasNoBlankWhereItsOwnerHasOne() {
    assertThat(RowName.id("Tax", "game player")).isEqualTo("game-player/tax");
    assertThat(RowName.id("Tax (game player)", "game player")).isEqualTo("game-player/tax");
  }

  private static byte[] row(byte[] workbook, int row, String name) {
    byte[] named = Edit.text(Edit.text(workbook, "B" + row, name), "M" + row, "burn");
    return Edit.cell(named, "N" + row, cell -> cell.setCellValue(1));
  }
}
