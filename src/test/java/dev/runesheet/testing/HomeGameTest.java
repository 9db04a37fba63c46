package dev.runesheet.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.cli.Ran;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scenarios that stand in the folders of a game, and name another. */
@Tag("thorough")
class HomeGameTest {

  private static final String RULES = "decision-tables/math-battle/global-rules.drl.xlsx";
  private static final String SCENARIOS = "data/ember-vale/scenarios/cards.yaml";
  private static final String GOLDEN = "data/math-battle/golden/fm-002.json";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {"valeria", "queens-blood", "tcg-pocket", "werewolf", "ember-vale", "valria"})
  void aSheetThatNamesAnotherGameIsOneFindingAtTheName(String other) throws IOException {
    Ran.copyOfRules(folder);
    name(RULES, other);
    String found = RULES + "!Tests!B1: error RS033: ";
    assertThat(findings("check", "math-battle"))
        .singleElement()
        .asString()
        .startsWith(found)
        .contains("found '" + other + "', expected 'math-battle'");
    assertThat(findings("test", "math-battle")).singleElement().asString().startsWith(found);
    assertThat(findings("test", RULES)).singleElement().asString().startsWith(found);
  }

  @Test
  void aSheetBesideTheCardsThatNamesAnotherGameIsOneFindingAtTheName() throws IOException {
    Ran.copyOfRules(folder);
    name("data/valeria/cards.xlsx", "math-battle");
    assertThat(findings("check", "valeria"))
        .singleElement()
        .asString()
        .startsWith("data/valeria/cards.xlsx!Tests!B1: error RS033: ")
        .contains("found 'math-battle', expected 'valeria'");
  }

  @ParameterizedTest
  @CsvSource({
    "ember-vale, " + SCENARIOS + ", 'game: ember-vale', 'game: valeria'",
    "math-battle, " + GOLDEN + ", '\"math-battle\"', '\"valeria\"'"
  })
  void aTextThatNamesAnotherGameIsOneFindingAtTheName(
      String game, String file, String from, String to) throws IOException {
    Ran.copyOfRules(folder);
    Ran.edit(folder.resolve(file), from, to);
    assertThat(findings("check", game))
        .singleElement()
        .asString()
        .startsWith(file)
        .contains("error RS018")
        .contains("found 'valeria', expected '" + game + "'");
    for (String named : List.of(game, file, folder.resolve(file).toString())) {
      assertThat(findings("test", named)).singleElement().asString().contains("error RS018");
    }
  }

  @Test
  void aFileOutsideOfTheFoldersOfGamesNamesAnyGame() throws IOException {
    Ran.copyOfRules(folder);
    Files.createDirectories(folder.resolve("mine/valeria"));
    for (String own : List.of("mine.yaml", "mine/valeria/mine.yaml", "data/mine.yaml")) {
      Files.copy(folder.resolve(SCENARIOS), folder.resolve(own));
      assertThat(Ran.in(folder, "", "test", own).code()).as(own).isZero();
    }
  }

  @Test
  void aScenarioIsNotRecordedIntoTheFolderOfAnotherGame() throws IOException {
    Ran.copyOfRules(folder);
    Ran.in(folder, "1\n1\n", "play", "math-battle", "fire-mage", "fighter", "--log", "m.json");
    String target = "data/valeria/scenarios/mine.yaml";
    Ran ran = Ran.in(folder, "", "record", "m.json", "--to", target);
    assertThat(ran.code()).isNotZero();
    assertThat(ran.err())
        .contains("'" + target + "' stands in the folder of valeria, not of math-battle");
    assertThat(folder.resolve(target)).doesNotExist();
  }

  private List<String> findings(String... command) {
    Ran ran = Ran.in(folder, "", command);
    assertThat(ran.code()).as(ran.err()).isEqualTo(1);
    return (ran.out() + ran.err())
        .lines()
        .map(String::strip)
        .filter(line -> line.contains("error RS") || line.contains("warning RS"))
        .toList();
  }

  private void name(String workbook, String game) throws IOException {
    Path file = folder.resolve(workbook);
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(Files.readAllBytes(file)));
        OutputStream to = Files.newOutputStream(file)) {
      book.getSheet("Tests").getRow(0).getCell(1).setCellValue(game);
      book.write(to);
    }
  }
}
