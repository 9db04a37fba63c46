package dev.runesheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.ss.util.CellAddress;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A project outside adds a verb, a scope, a question table and a type of cell, each by one class or
 * one declaration. Its classes are used in a process of its own.
 */
@Tag("thorough")
class OutsideProjectTest {

  private static final Path TABLE = Path.of("decision-tables", "toll-road", "tolls.drl.xlsx");

  @TempDir private Path folder;

  private OutsideProject project;

  @BeforeEach
  void compile() throws IOException {
    project = OutsideProject.of("toll-road", folder);
  }

  private String run(String... words) throws IOException, InterruptedException {
    return project.run(words);
  }

  @Test
  void itsScenariosPassWithTheVerbTheScopeAndTheRowsOfItsTable() throws Exception {
    assertThat(project.runAlone("test", "toll-road")).contains("7 passed, 0 failed");
  }

  @Test
  void aVerbCanBeAClassWithinAnother() throws Exception {
    Path sources = folder.resolve("src/main/java/tolls");
    Path verb = sources.resolve("PayToll.java");
    Path provider = sources.resolve("TollVerbs.java");
    String nested =
        Files.readString(verb)
            .replace("@Verb(", "public final class Verbs {\n@Verb(")
            .replace("public final class PayToll", "public static final class PayToll");
    Files.writeString(sources.resolve("Verbs.java"), nested + "}");
    Files.delete(verb);
    String verbs = Files.readString(provider).replace("PayToll.class", "Verbs.PayToll.class");
    Files.writeString(provider, verbs);
    project.compile();
    assertThat(run("test", "toll-road")).contains("7 passed, 0 failed");
  }

  @Test
  void aParameterThatIsAnEnumTakesItsWordsAndNoOthers() throws Exception {
    Path game = folder.resolve("data/toll-road/game.yaml");
    String text = Files.readString(game);
    Files.writeString(game, text.replace("share: all", "share: half"));
    assertThat(run("test", "toll-road")).contains("expected 4", "actual   17");
    Files.writeString(game, text.replace("share: all", "share: halv"));
    assertThat(run("check", "toll-road"))
        .contains("/share: error RS018", "expected one of all, half; did you mean 'half'?");
  }

  @Test
  void whyNamesTheRowThatAnsweredWhatAVerbAsked() throws Exception {
    run("play", "toll-road", "--seed", "3", "--log", "match.json");
    assertThat(run("why", "match.json"))
        .containsPattern(
            "verb add-stat: target player \\d, stat copper, delta -26\\R.*"
                + "rules were asked about toll \\(rank merchant, sacks 8\\)\\R.*"
                + "copper \\d+ → -?\\d+");
  }

  @Test
  void aWrongCellOfItsTypeIsFoundInTheWordsOfItsClass() throws Exception {
    write("F8", "1 copper 2 silver");
    assertThat(run("check", "toll-road"))
        .contains("tolls.drl.xlsx!Tolls!F8: error RS035")
        .contains("expected an amount of silver and copper, for example 1 silver 2 copper")
        .contains("Write silver first, as in '2 silver 1 copper'")
        .contains("1 error, 0 warnings");
  }

  @Test
  void whatCouldEndTheTextOfARuleIsNoValueOfACell() throws Exception {
    write("F8", "1 copper\"); System.exit(1); //");
    assertThat(run("check", "toll-road")).contains("Tolls!F8: error RS035", "1 error, 0 warnings");
  }

  private void write(String cell, String text) throws IOException {
    Path file = folder.resolve(TABLE);
    byte[] content = Files.readAllBytes(file);
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(content));
        OutputStream out = Files.newOutputStream(file)) {
      CellAddress address = new CellAddress(cell);
      workbook
          .getSheet("Tolls")
          .getRow(address.getRow())
          .getCell(address.getColumn())
          .setCellValue(text);
      workbook.write(out);
    }
  }
}
