package dev.runesheet.game.queensblood;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.game.queensblood.authoring.QueensBloodPack;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.file.PackFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Columns that only rules need are hidden, and an author need not know of them. */
@Tag("thorough")
class UnseenColumnsTest {

  private static final String EFFECTS = "decision-tables/queens-blood/effects.drl.xlsx";
  private static final String POWER = "Change power";
  private static final int LABELS = 6;

  @Test
  void whatOnlyRulesNeedIsHidden() throws IOException {
    byte[] shipped = QueensBooks.SHIPPED.read(EFFECTS).orElseThrow();
    List<String> shown = new ArrayList<>();
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(shipped))) {
      for (String title : List.of(POWER, "Add to hand", "Auras", "Scaling")) {
        Sheet sheet = workbook.getSheet(title);
        for (Cell label : sheet.getRow(LABELS)) {
          if (!sheet.isColumnHidden(label.getColumnIndex())) {
            shown.add(label.getStringCellValue());
          }
        }
      }
    }
    assertThat(shown)
        .contains("Rule", "In words")
        .doesNotContain("Belongs to", "Effect", "Sort", "(end)");
  }

  @Test
  void theNoteOnWhoseSaysWhomACardCanWatch() throws IOException {
    byte[] shipped = QueensBooks.SHIPPED.read(EFFECTS).orElseThrow();
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(shipped))) {
      Cell whose = workbook.getSheet(POWER).getRow(LABELS).getCell(4);
      assertThat(whose.getStringCellValue()).isEqualTo("Whose");
      assertThat(whose.getCellComment().getString().getString())
          .contains("With 'a card is played' and 'a card is destroyed' one of ally, enemy, other");
    }
  }

  @Test
  void aRowNeedsOnlyWhatIsShown() {
    Effect added = added("Ember spray", "", "");
    assertThat(added.id()).isEqualTo("ember_spray");
    assertThat(added.owner()).isEqualTo("ember_spray");
  }

  @ParameterizedTest
  @CsvSource({"Ember, ember", "EMBER-2, ember-2", "aur_od_all_-7, aur_od_all_-7"})
  void anIdHasNoCapitalLetters(String name, String id) {
    assertThat(added(name, "", "").id()).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource({"Größe fällt, grosse_fallt", "Überläufer, uberlaufer", "Été, ete", "水, u6c34"})
  void anIdOfOtherLettersSoundsLikeItsName(String name, String id) {
    Effect added = added(name, "", "");
    assertThat(added.id()).isEqualTo(id);
    assertThat(added.owner()).isEqualTo(id);
  }

  @ParameterizedTest
  @CsvSource({
    "Ember (strong), ember_strong",
    "Ember (1st) spray, ember_1st_spray",
    "Ember (x) (y), ember_x_y",
    "Ember (ember), ember"
  })
  void whatStandsInBracketsIsPartOfTheId(String name, String id) {
    Effect added = added(name, "", "");
    assertThat(added.id()).isEqualTo(id);
    assertThat(added.owner()).isEqualTo(id);
  }

  /** The tool tells rows of one name apart by what they belong to. */
  @Test
  void anOwnerInBracketsIsNoPartOfTheId() {
    assertThat(added("Again (aur_od_all_-3)", "aur_od_all_-3", "").id()).isEqualTo("again");
  }

  @Test
  void rowsThatDifferInBracketsAreEffectsOfTheirOwn() {
    List<Object> strong = cells("Ember (strong)", "is played", "", "");
    List<Object> weak = cells("Ember (weak)", "is played", "", "");
    PackFiles files = Workbooks.rows(EFFECTS, Map.of(POWER, List.of(strong, weak)));
    Diagnostics findings = new Diagnostics();
    assertThat(new QueensBloodPack().read(files, findings).effects())
        .extracting(Effect::id)
        .contains("ember_strong", "ember_weak");
    assertThat(findings.all()).isEmpty();
  }

  @Test
  void aRowGoesOnWithOneThatHasBracketsInItsName() {
    List<Object> first = cells("Storm (x)", "is played", "", "");
    List<Object> second = cells("Storm (x) (2)", "", "", "");
    PackFiles files = Workbooks.rows(EFFECTS, Map.of(POWER, List.of(first, second)));
    Diagnostics findings = new Diagnostics();
    assertThat(new QueensBloodPack().read(files, findings).effects())
        .extracting(Effect::id)
        .contains("storm_x");
    assertThat(findings.all()).isEmpty();
  }

  /** By its name the row goes on; also a copy of the first row that still has its hidden id. */
  @ParameterizedTest
  @CsvSource({"'', ''", "storm, storm"})
  void aRowThatGoesOnSaysNotWhatStartsIt(String owner, String id) {
    for (String name : List.of("Storm (2)", "storm/2", "Storm (else)")) {
      List<Object> first = cells("Storm", "is played", owner, id);
      List<Object> second = cells(name, "is played", owner, id);
      Diagnostics findings = new Diagnostics();
      new QueensBloodPack()
          .read(Workbooks.rows(EFFECTS, Map.of(POWER, List.of(first, second))), findings);
      assertThat(findings.all())
          .singleElement()
          .asString()
          .contains("!D49: error RS035", "'is played'", "nothing", "the row goes on with");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "Storm(2), Storm (2)",
    "Storm (02), Storm (2)",
    "storm / 2, storm (2)",
    "storm/part-2, storm (2)",
    "Storm (else 2), Storm (else-2)"
  })
  void aNameThatNearlySaysThatItsRowGoesOnIsToldTheRightOne(String name, String right) {
    List<Object> first = cells("Storm", "is played", "", "");
    Diagnostics findings = new Diagnostics();
    new QueensBloodPack()
        .read(
            Workbooks.rows(EFFECTS, Map.of(POWER, List.of(first, cells(name, "", "", "")))),
            findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!D49: error RS037", "called like '" + right + "'");
  }

  @Test
  void anIdThatIsNotUnderstoodIsTheOnlyFinding() throws IOException {
    Diagnostics findings = new Diagnostics();
    PackFiles files = Workbooks.cells(EFFECTS, POWER, Map.of("B8", "Größe fällt", "F8", "größe"));
    new QueensBloodPack().read(files, findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .contains("!Change power!F8: error RS035", "'größe'", "an id of letters");
  }

  @Test
  void aCopiedRowWithANameOfItsOwnIsAnEffectOfItsOwn() {
    Effect added = added("aur_od_all_-7", "aur_od_all_-3", "aur_od_all_-3");
    assertThat(added.id()).isEqualTo("aur_od_all_-7");
    assertThat(added.owner()).isEqualTo("aur_od_all_-7");
  }

  @Test
  void whatAnUnseenCellSaysCounts() {
    Effect added = added("Again", "aur_od_all_-3", "again");
    assertThat(added.id()).isEqualTo("again");
    assertThat(added.owner()).isEqualTo("aur_od_all_-3");
  }

  /** The id that is not there follows from what is wrong in a cell that authors see. */
  @ParameterizedTest
  @CsvSource({"is destryed, RS013", "'', RS037"})
  void whatIsWrongWithWhenIsToldThereAlone(String when, String code) {
    Diagnostics findings = new Diagnostics();
    new QueensBloodPack().read(row("Ember spray", when, "", ""), findings);
    assertThat(findings.all())
        .singleElement()
        .asString()
        .startsWith(EFFECTS + "!" + POWER + "!D48: error " + code);
  }

  private static PackFiles row(String name, String when, String owner, String id) {
    return Workbooks.row(EFFECTS, POWER, cells(name, when, owner, id));
  }

  private static List<Object> cells(String name, String when, String owner, String id) {
    return List.of(name, "", when, "", owner, id, "", "", "", "all on affected tiles", -7);
  }

  private static Effect added(String name, String owner, String id) {
    PackFiles files = row(name, "is destroyed", owner, id);
    Diagnostics findings = new Diagnostics();
    PackContent content = new QueensBloodPack().read(files, findings);
    // The sentence beside a card with the effect may be an older one.
    assertThat(findings.all()).extracting(Diagnostic::code).allMatch(Code.SENTENCE_STALE::equals);
    return content.effects().stream()
        .filter(effect -> effect.source().place().toString().equals("!" + POWER + "!B48"))
        .findFirst()
        .orElseThrow();
  }
}
