package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.file.DirectoryFiles;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Effects of a declared game in a workbook: read, played, and checked cell by cell. */
class EffectsWorkbookOfDeclaredGameTest {

  private static final String WORKBOOK = "decision-tables/ember-vale/effects.drl.xlsx";

  @TempDir private Path folder;

  @BeforeEach
  void copy() throws IOException {
    for (String part : List.of("data/ember-vale", "decision-tables")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Path to = folder.resolve(file);
          Files.createDirectories(to.getParent());
          Files.copy(file, to);
        }
      }
    }
  }

  @Test
  void aRowOfTheWorkbookIsARule() {
    assertThat(check()).isEmpty();
  }

  @Test
  void aWorkbookWhoseVerbsWereClassesIsRead() throws IOException {
    Path earlier = Path.of("src/test/resources/earlier/vale-effects.drl.xlsx");
    Files.write(folder.resolve(WORKBOOK), Files.readAllBytes(earlier));

    assertThat(check()).isEmpty();
  }

  @Test
  void aCardThatThereIsNotIsFoundAtItsRowWithTheNearestName() throws IOException {
    replace("blaze-runner", "blaze-runer");

    assertThat(check())
        .anySatisfy(
            finding ->
                assertThat(finding)
                    .contains(
                        "RS022", "effects.drl.xlsx!Effects!E8:", "did you mean 'blaze-runner'?"));
  }

  @Test
  void aNumberThatThereIsNotIsFoundAtItsCell() throws IOException {
    replace("ready", "redy");

    assertThat(check())
        .anySatisfy(
            finding ->
                assertThat(finding).contains("effects.drl.xlsx!Effects!", "did you mean 'ready'?"));
  }

  @Test
  void aCardsNameLeadsToItsId() throws IOException {
    replace("blaze-runner", "Blaze Runner");

    assertThat(check())
        .singleElement()
        .asString()
        .contains("RS022", "effects.drl.xlsx!Effects!E8:", "did you mean 'blaze-runner'?");
  }

  @Test
  void anIdThatBeginsWithAnotherCardsIsFound() throws IOException {
    replace("blaze-runner/enters-play", "spark-imp/enters-play");

    assertThat(check())
        .singleElement()
        .asString()
        .contains("RS022", "!Effects!", "an id that begins with 'blaze-runner/'");
  }

  @Test
  void anotherOwnerThanTheHiddenIdHasIsFoundAtTheOwner() throws IOException {
    replace("blaze-runner", "ash-hound");

    assertThat(check())
        .singleElement()
        .asString()
        .contains("RS022", "!Effects!E8:", "'ash-hound' of the row", "expected 'blaze-runner', or");
  }

  @Test
  void anotherIdThanTheToolMakesIsFoundWhereItIs() throws IOException {
    replace("blaze-runner/enters-play", "spark-imp/ready");

    assertThat(check()).singleElement().asString().contains("RS022", "!Effects!F8:");
  }

  /** Nobody can activate an effect of a row. */
  @Test
  void anAbilityIsRefusedAtItsTriggerWithThePlaceWhereAbilitiesAreWritten() throws IOException {
    replace("enters play", "activated");

    assertThat(check())
        .isNotEmpty()
        .allSatisfy(
            finding ->
                assertThat(finding)
                    .contains("RS013", "!Effects!D", "'activated'", "effects of its card")
                    .doesNotContain("activated,"));
  }

  @Test
  void anIdOfTheRulesOfPlayersBeginsAsAnIdCan() throws IOException {
    replace("blaze-runner", "game player");

    assertThat(check())
        .singleElement()
        .asString()
        .contains("RS022", "!Effects!", "an id that begins with 'game-player/'");
  }

  @Test
  void aNumberThatTheCardsKindHasNotIsFoundAtItsCell() throws IOException {
    replace("ready", "embers");

    assertThat(check())
        .anySatisfy(
            finding ->
                assertThat(finding)
                    .contains("!Effects!G8:", "RS015", "'embers' of self (unit)", "attack"));
  }

  @Test
  void aNumberOfAConditionThatTheKindHasNotIsFoundAtTheCellOfTheNumber() throws IOException {
    String[][] cells = {
      {"CONDITION", "CONDITION", "CONDITION", "CONDITION"},
      {"", "", "", ""},
      {"self.above(\"$param\"", "$param)", "self.below(\"$param\"", "$param)"},
      {"If holder's stat", "is above", "If holder's stat", "is below"},
      {"ready", "0", "embers", "9"}
    };
    edit(
        sheet -> {
          sheet.shiftColumns(6, 8, 4);
          for (int row = 0; row < cells.length; row++) {
            for (int cell = 0; cell < 4; cell++) {
              sheet.getRow(3 + row).createCell(6 + cell).setCellValue(cells[row][cell]);
            }
          }
          sheet.addMergedRegion(CellRangeAddress.valueOf("F5:J5"));
        });

    assertThat(check())
        .filteredOn(one -> !one.contains("RS117")) // The sentence is that of before.
        .singleElement()
        .asString()
        .contains("!Effects!I8:", "RS015", "'embers' of self (unit)", "attack");
  }

  private List<String> check() {
    Diagnostics findings = new Diagnostics();
    PackBuilder.build(Packs.find("ember-vale"), new DirectoryFiles(folder), findings);
    return findings.all().stream().map(Diagnostic::message).toList();
  }

  private void replace(String text, String by) throws IOException {
    edit(
        sheet -> {
          int found = 0;
          for (Row row : sheet) {
            for (Cell cell : row) {
              if (cell.toString().equals(text)) {
                cell.setCellValue(by);
                found++;
              }
            }
          }
          assertThat(found).isPositive();
        });
  }

  private void edit(Consumer<XSSFSheet> edits) throws IOException {
    Path file = folder.resolve(WORKBOOK);
    byte[] edited;
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      edits.accept(book.getSheet("Effects"));
      var bytes = new java.io.ByteArrayOutputStream();
      book.write(bytes);
      edited = bytes.toByteArray();
    }
    try (OutputStream out = Files.newOutputStream(file)) {
      out.write(edited);
    }
  }
}
