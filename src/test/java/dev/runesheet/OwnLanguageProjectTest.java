package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project outside brings a game whose effects are written in a language of its own. */
@Tag("thorough")
class OwnLanguageProjectTest {

  private static final String GAME = "lantern-walk";
  private static final String WORKBOOK = "lanterns.drl.xlsx";

  @TempDir private Path folder;

  private OutsideProject project;

  @BeforeEach
  void compile() throws IOException {
    project = OutsideProject.of(GAME, folder);
  }

  private Path lanterns() {
    return folder.resolve("data/lantern-walk/lanterns.glow");
  }

  @Test
  void nothingIsFoundInItAndItsScenariosCoverItsRules() throws Exception {
    assertThat(project.runAlone("check", GAME)).contains("0 errors, 0 warnings");
    assertThat(project.run("test", GAME, "--coverage", "c.json")).contains("5 passed, 0 failed");
    assertThat(project.run("coverage", "report", "c.json"))
        .contains("data/lantern-walk/lanterns.glow  7 of 7    2 of 2");
  }

  @Test
  void storiesSayItsEffectsInTheWordsOfTheGame() throws Exception {
    assertThat(project.run("play", GAME, "--seed", "3"))
        .contains("At dusk, gain 1 light.", "When kindled, this lantern gains 1 glow.");
  }

  @Test
  void eachMistakeIsFoundAtItsWordWithCodesOfItsOwn() throws Exception {
    Files.writeString(
        lanterns(),
        """
          when dusk: gain 1 light
        lantern moth "Moth Lantern" 100
          when kindeld: gain 1 glow
        lantern owl Owl 2
        lantern beacon "Beacon" 1
          always: allies
        """);
    assertThat(project.run("check", GAME))
        .contains(
            "lanterns.glow:1:3: error LW001",
            "lanterns.glow:2:29: error RS010",
            "lanterns.glow:3:8: error RS013",
            "did you mean 'kindled'?",
            "lanterns.glow:4:13: error LW002",
            "lanterns.glow:6:17: error LW002",
            "5 errors, 0 warnings");
  }

  @Test
  void rowsOfItsEffectsAreWrittenBackInItsLanguage() throws Exception {
    assertThat(project.run("table", GAME, "export", "lanterns"))
        .contains("no row can say shade/kindled", "3 effects");
    write("Programs", 8, 3);
    write("Changes", 18, -2);
    assertThat(project.run("table", GAME, "import", WORKBOOK, "lanterns"))
        .contains("now: this lantern gains 3 glow instead of 1")
        .contains("now: While in play, the glow of your other lanterns is lowered by 2.");
    assertThat(lanterns())
        .content()
        .startsWith("# Each player has one of each lantern")
        .contains("  when kindled: gain 3 glow\n", "  always: other allies -2 glow\n")
        .contains("  when kindled: enemies lose 1 glow; gain 1 light\n");
  }

  @Test
  void aRowThatItsLanguageCannotSayIsFoundAndChangesNothing() throws Exception {
    String before = Files.readString(lanterns());
    project.run("table", GAME, "export", "lanterns");
    write("Programs", 8, 100);
    assertThat(project.run("table", GAME, "import", WORKBOOK, "lanterns"))
        .contains("lanterns.drl.xlsx!Programs!B8: error RS019", "it would be lost");
    assertThat(lanterns()).content().isEqualTo(before);
  }

  @Test
  void anErrorOfItsCodeIsToldInALineWithTheMatchToPlayAgain() throws Exception {
    Path game = folder.resolve("src/main/java/lantern/LanternWalk.java");
    String begins = "Entity lantern = match.entity(kindle.lantern());";
    String fails = begins + " if (lantern != null) { throw new Error(\"dark\"); }";
    Files.writeString(game, Files.readString(game).replace(begins, fails));
    project.compile();
    assertThat(project.run("simulate", GAME, "--games", "3", "--seed", "5"))
        .contains(
            "error: Match 0 of lantern-walk (seed 5): java.lang.Error: dark (lantern.Lantern");
    assertThat(project.run("play", GAME, "--bots", "random"))
        .contains("error: a class failed: java.lang.Error: dark (lantern.LanternWalk.kindle(")
        .doesNotContain("\tat ");
  }

  /** Writes a number to the first row of a sheet. */
  private void write(String sheet, int column, double number) throws IOException {
    Path file = folder.resolve(WORKBOOK);
    try (InputStream in = Files.newInputStream(file);
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      book.getSheet(sheet).getRow(7).getCell(column).setCellValue(number);
      try (OutputStream out = Files.newOutputStream(file)) {
        book.write(out);
      }
    }
  }
}
