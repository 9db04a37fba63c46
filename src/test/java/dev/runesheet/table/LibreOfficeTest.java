package dev.runesheet.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.file.PackFiles;
import dev.runesheet.table.compile.TableCompilerTest;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shipped workbooks opened and saved by LibreOffice, where it is installed, also edited. */
@Tag("slow")
class LibreOfficeTest {

  private static final PackFiles SHIPPED = new DirectoryFiles(Path.of(""));
  private static final String GLOBAL = "decision-tables/math-battle/global-rules.drl.xlsx";
  private static final String VARIANTS = "decision-tables/queens-blood/variants.drl.xlsx";
  private static final String EFFECTS = "decision-tables/queens-blood/effects.drl.xlsx";

  /**
   * An edit of one cell.
   *
   * @param code the finding that must stand at this cell; empty if the edit is right
   */
  private record OneEdit(
      String game, String file, String sheet, String cell, Object value, String code) {
    @Override
    public String toString() {
      return file + "!" + sheet + "!" + cell + " = " + value;
    }
  }

  private static final List<OneEdit> EDITS =
      List.of(
          global("J8", 5.0, ""),
          global("I8", "helth", "RS015"),
          global("I8", "health,5", "RS015"),
          global("J8", "five", "RS005"),
          power("I35", "2..5", ""),
          power("I35", ">= 3", ""),
          power("I35", "any of 1, 3", ""),
          power("I35", "5..2", "RS111"),
          power("I35", "1); System.exit(0); //", "RS005"),
          global("D8", "turn start", "RS013"),
          global("D8", true, "RS005"),
          global("B8", "RuleTable x", "RS035"),
          global("B8", "=1+1", "RS035"),
          global("F9", "mode/death", "RS040"),
          global("E8", "nobody", "RS022"),
          variants("F9", "any of own, neutral", "RS040"),
          variants("F9", "none of enemy, neutral", ""),
          variants("F9", "own, enemy", "RS110"),
          variants("F9", "ownn", "RS018"),
          variants("F9", 12.0, "RS018"),
          variants("I9", "pushed", "RS075"),
          variants("D3", "the first that fits", ""),
          variants("D3", "first", "RS018"),
          variants("D3", "exactly one", "RS115"));

  private static OneEdit global(String cell, Object value, String code) {
    return new OneEdit("math-battle", GLOBAL, "Global rules", cell, value, code);
  }

  private static OneEdit power(String cell, Object value, String code) {
    return new OneEdit("queens-blood", EFFECTS, "Change power", cell, value, code);
  }

  private static OneEdit variants(String cell, Object value, String code) {
    return new OneEdit("queens-blood", VARIANTS, "Pawns", cell, value, code);
  }

  @Test
  void aWorkbookThatWasSavedReadsTheSame(@TempDir Path folder) throws Exception {
    Optional<byte[]> saved = Office.saved(folder, Duel.workbook());
    assumeThat(saved).as("LibreOffice is installed").isPresent();

    assertThat(Duel.findings(saved.get())).isEmpty();
    assertThat(TableCompilerTest.read(saved.get())).isEqualTo(Duel.table());
  }

  @Test
  void eachShippedWorkbookThatWasSavedSaysTheSame(@TempDir Path folder) throws Exception {
    Map<String, byte[]> workbooks = new LinkedHashMap<>();
    for (String part : List.of("decision-tables", "data")) {
      for (String name : SHIPPED.list(part)) {
        if (name.endsWith(".xlsx")) {
          workbooks.put(name, SHIPPED.read(name).orElseThrow());
        }
      }
    }
    assertThat(workbooks).containsKeys(GLOBAL, VARIANTS, EFFECTS);
    Optional<Map<String, byte[]>> saved = Office.saved(folder, workbooks);
    assumeThat(saved).as("LibreOffice is installed").isPresent();

    PackFiles files = with(saved.get());
    for (String game : Packs.games()) {
      Diagnostics before = new Diagnostics();
      Diagnostics after = new Diagnostics();
      PackContent content = Packs.find(game).read(files, after);
      assertThat(after.all()).as(game).isEmpty();
      PackContent shipped = Packs.find(game).read(SHIPPED, before);
      assertThat(Says.all(content)).as(game).isEqualTo(Says.all(shipped));
    }
  }

  @Test
  void eachEditIsTheRightChangeOrAFindingAtItsCell(@TempDir Path folder) throws Exception {
    Map<String, byte[]> edited = new LinkedHashMap<>();
    for (OneEdit edit : EDITS) {
      edited.put(edit.toString(), edited(edit));
    }
    Optional<Map<String, byte[]>> saved = Office.saved(folder, edited);
    assumeThat(saved).as("LibreOffice is installed").isPresent();

    SoftAssertions all = new SoftAssertions();
    for (OneEdit edit : EDITS) {
      Diagnostics findings = new Diagnostics();
      PackFiles files = with(Map.of(edit.file(), saved.get().get(edit.toString())));
      PackContent content = Packs.find(edit.game()).read(files, findings);
      if (edit.code().isEmpty()) {
        all.assertThat(findings.hasErrors()).as(edit + " " + findings.all()).isFalse();
        PackContent before = Packs.find(edit.game()).read(SHIPPED, new Diagnostics());
        all.assertThat(Says.tables(content)).as(edit.toString()).isNotEqualTo(Says.tables(before));
      } else {
        String place = "!" + edit.sheet() + "!" + edit.cell();
        all.assertThat(findings.all())
            .as(edit.toString())
            .anyMatch(finding -> isAt(finding, edit.code(), place));
      }
    }
    all.assertAll();
  }

  private static boolean isAt(Diagnostic finding, String code, String place) {
    // An overlap stands at the first cell of the row that tells cases apart.
    String row = place.replaceAll("[A-Z]+(\\d+)$", "[A-Z]+$1");
    boolean there =
        code.equals("RS040")
            ? finding.location().place().toString().matches(row)
            : finding.location().place().toString().equals(place);
    return finding.code().id().equals(code) && there;
  }

  private static byte[] edited(OneEdit edit) throws IOException {
    byte[] content = SHIPPED.read(edit.file()).orElseThrow();
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(content));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      Sheet sheet = workbook.getSheet(edit.sheet());
      CellReference place = new CellReference(edit.cell());
      var cell =
          sheet
              .getRow(place.getRow())
              .getCell(place.getCol(), Row.MissingCellPolicy.CREATE_NULL_AS_BLANK);
      if (edit.value() instanceof Boolean truth) {
        cell.setCellValue(truth);
      } else if (edit.value() instanceof Double number) {
        cell.setCellValue(number);
      } else {
        cell.setCellValue((String) edit.value());
      }
      workbook.write(bytes);
      return bytes.toByteArray();
    }
  }

  private static PackFiles with(Map<String, byte[]> replaced) {
    return new PackFiles() {
      @Override
      public String origin() {
        return "a test";
      }

      @Override
      public List<String> list(String folder) {
        return new ArrayList<>(SHIPPED.list(folder));
      }

      @Override
      public Optional<byte[]> read(String name) {
        return replaced.containsKey(name) ? Optional.of(replaced.get(name)) : SHIPPED.read(name);
      }
    };
  }
}
