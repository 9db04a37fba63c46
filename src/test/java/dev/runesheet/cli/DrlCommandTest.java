package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.table.grid.SheetShape;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.io.FileUtils;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rules as text. */
class DrlCommandTest {

  @Test
  void printsGeneratedRulesAndTables() {
    Ran ran = Ran.run("drl", Ran.GAME);
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("rule \"fire-mage/fireball/0.then\"", "rule \"Burning\"")
        .doesNotContain("// rules/engine/", "// generated/engine/");
  }

  @Test
  void printsTheHandWrittenOnesAndThoseOfDeclaredScopesIfAsked() {
    assertThat(Ran.run("drl", Ran.GAME, "--all").out())
        .contains("// rules/engine/routing.drl")
        .contains("// generated/engine/scoping.drl", "rule \"scope: other allies\"")
        .contains("// generated/engine/suppression.drl", "// EngineScope.ALLIES, OTHER_ALLIES");
  }

  @Test
  void printsOneEffectWithItsSentenceAndPlace() {
    Ran ran = Ran.run("drl", Ran.GAME, "--effect", "fire-mage/fireball");
    assertThat(ran.out())
        .contains("// If your mana is above 4", "fire_mage.json#/abilities/0")
        .contains("0.then", "0.else")
        .doesNotContain("ice-bolt", "Burning");
    assertThat(Ran.run("drl", Ran.GAME, "--effect", "mode/death").out()).contains("rule \"Death\"");
  }

  @Test
  void rowsOfOtherSheetsThatGoOnWithAnEffectArePrintedToo(@TempDir Path folder) throws IOException {
    for (String part : List.of("data/queens-blood", "decision-tables")) {
      FileUtils.copyDirectory(Path.of(part).toFile(), folder.resolve(part).toFile());
    }
    Path workbook = folder.resolve("decision-tables/queens-blood/effects.drl.xlsx");
    try (XSSFWorkbook edited =
            new XSSFWorkbook(new ByteArrayInputStream(Files.readAllBytes(workbook)));
        OutputStream out = Files.newOutputStream(workbook)) {
      fill(edited.getSheet("Change power"), "both", "is played", "self", 2);
      fill(edited.getSheet("Add to hand"), "both (2)", "", "153", null);
      edited.write(out);
    }
    Ran ran = Ran.in(folder, "", "drl", "queens-blood", "--effect", "both");
    assertThat(ran.out())
        .contains("block == \"both\"", "block == \"both/2\"", "PlacingVerbs.addToHand(");
  }

  private static void fill(Sheet sheet, String name, String when, String what, Integer number) {
    int last = SheetShape.FIRST_ROW;
    while (sheet.getRow(last) != null && !sheet.getRow(last).getCell(1).toString().isEmpty()) {
      last++;
    }
    Row row = sheet.createRow(last);
    row.createCell(1).setCellValue(name);
    row.createCell(3).setCellValue(when);
    row.createCell(10).setCellValue(what);
    if (number != null) {
      row.createCell(11).setCellValue(number);
    }
  }

  @Test
  void effectsAreFoundByTheNameThatStoriesHave() {
    Ran burning = Ran.run("drl", Ran.GAME, "--effect", "burning");
    assertThat(burning.code()).isZero();
    assertThat(burning.out())
        .contains("rule \"Burning\"", "global-rules.drl.xlsx")
        .doesNotContain("rule \"Death\"", "fireball");
    assertThat(Ran.run("drl", Ran.GAME, "--effect", "Ice Bolt").out())
        .isEqualTo(Ran.run("drl", Ran.GAME, "--effect", "fire-mage/ice-bolt").out());
  }

  @Test
  void unknownEffectIsWrongUsage() {
    Ran ran = Ran.run("drl", Ran.GAME, "--effect", "fire-mage/firebal");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("did you mean 'fire-mage/fireball'?");
    assertThat(Ran.run("drl", Ran.GAME, "--effect", "Firebal").err())
        .contains("did you mean 'Fireball'?");
    assertThat(Ran.run("drl", "tcg-pocket", "--effect", "retur").err())
        .contains("did you mean 'return'?");
  }

  @Test
  void printsJson() throws IOException {
    Ran ran = Ran.run("drl", Ran.GAME, "--json");
    String drl = new ObjectMapper().readTree(ran.out()).get(0).path("drl").asText();
    assertThat(drl).contains("rule ");
  }
}
