package dev.runesheet.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two versions of the rules beside each other. */
@Tag("thorough")
class SimulateAgainstTest {

  @TempDir private Path folder;

  private static JsonNode json(String... words) throws IOException {
    String[] all = java.util.Arrays.copyOf(words, words.length + 1);
    all[words.length] = "--json";
    return new ObjectMapper().readTree(Ran.run(all).out());
  }

  private static void edit(Path file, String from, String to) throws IOException {
    try (XSSFWorkbook workbook = new XSSFWorkbook(Files.newInputStream(file))) {
      for (Sheet sheet : workbook) {
        for (Row row : sheet) {
          for (Cell cell : row) {
            if (cell.getCellType() == CellType.STRING && cell.getStringCellValue().equals(from)) {
              cell.setCellValue(to);
            }
          }
        }
      }
      try (var out = Files.newOutputStream(file)) {
        workbook.write(out);
      }
    }
  }

  @Test
  void aDifferenceIsThatOfTheRatesBesideIt() throws IOException {
    Path other = Ran.copyOfRules(folder.resolve("other"));
    Ran.edit(other.resolve("data/valeria/presets.yaml"), "starter: Herald", "starter: Margrave");
    JsonNode json = json("simulate", "valeria", "--games", "30", "--against", other.toString());
    int apart = 0;
    for (JsonNode card : json.path("features")) {
      double here = card.path("here").path("rate").asDouble();
      double there = card.path("there").path("rate").asDouble();
      if (card.has("difference")) {
        assertThat(card.path("difference").asDouble()).isCloseTo(there - here, within(1e-9));
      }
      apart += card.path("games").asInt() < card.path("here").path("games").asInt() ? 1 : 0;
    }
    assertThat(apart).isPositive();
  }

  @Test
  void effectsThatNeverFiredAreThoseOfTheirVersion() throws IOException {
    Path other = Ran.copyOfRules(folder.resolve("other"));
    Ran.edit(other.resolve("data/ember-vale/cards.yaml"), "name: hush", "name: silence");
    JsonNode json = json("simulate", "ember-vale", "--games", "2", "--against", other.toString());
    assertThat(json.path("here").path("effects").findValuesAsText("name"))
        .contains("hush-owl/hush")
        .doesNotContain("hush-owl/silence");
    assertThat(json.path("there").path("effects").findValuesAsText("name"))
        .contains("hush-owl/silence")
        .doesNotContain("hush-owl/hush");
  }

  @Test
  void anEditedTheftIsSeen() throws IOException {
    Path other = Ran.copyOfRules(folder.resolve("other"));
    edit(other.resolve("data/valeria/cards.xlsx"), "steal g 3 m 3", "steal g 9 m 9");
    Ran ran =
        Ran.run(
            "simulate",
            "valeria",
            "--games",
            "40",
            "--against",
            other.toString(),
            "--csv",
            folder.resolve("ab.csv").toString());
    assertThat(ran.out()).containsPattern("c15/on-turn .* gold \\+.* own, -.* of ");
    assertThat(folder.resolve("ab.csv"))
        .content()
        .containsPattern("effect changed,c15/on-turn,40,-0.[1-9].*,gold of others")
        .containsPattern("effect changed,c15/on-turn,40,0.[1-9].*,gold own");
  }

  @Test
  void whatOnlyOneVersionHasIsTold() throws IOException {
    Path other = Ran.copyOfRules(folder.resolve("other"));
    Ran.edit(other.resolve("data/ember-vale/cards.yaml"), "name: Spark Imp", "name: Spark Fiend");
    Path decks = other.resolve("data/ember-vale/decks.yaml");
    Ran.edit(decks, "  frost:\n", "  frost:\n    ash-hound: 1\n");
    Ran.edit(decks, "    rime-wisp: 3\n", "    rime-wisp: 2\n");
    String all = Files.readString(decks);
    String fire = all.substring(all.indexOf("  fire:"), all.indexOf("  frost:"));
    Files.writeString(
        decks, all + fire.replace("  fire:", "  blaze:") + fire.replace("  fire:", "  glow:"));
    String[] words = {"simulate", "ember-vale", "--games", "4", "--against", other.toString()};
    Ran ran = Ran.run(words);
    assertThat(ran.out().replaceAll("\\s+", " "))
        .contains("Not played, as only the version there has them: blaze, glow.")
        .contains("no rate there, where they are renamed", "cards Ash Hound, Spark Imp.")
        .contains("no rate here, where they are renamed", "cards Spark Fiend.");
    JsonNode json = json("simulate", "ember-vale", "--games", "4", "--against", other.toString());
    assertThat(json.path("not_compared")).hasSize(3);
    for (JsonNode card : json.path("features")) {
      boolean inBoth = !card.path("name").asText().matches("Ash Hound|Spark (Imp|Fiend)");
      assertThat(card.has("difference")).isEqualTo(inBoth);
    }
  }
}
