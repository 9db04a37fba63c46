package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The workbook of cards offers a further type of Energy that a line of {@code game.yaml} adds. */
@Tag("thorough")
class FurtherEnergyBookTest {

  private static final String METAL = "    metal: {title: Metal, letter: M}\n";
  private static final String COSMIC = "    cosmic: {title: Cosmic, letter: X}\n";
  private static final String CARD =
      "\"cards\": {\n    \"nova\": {\"name\": \"Nova\", \"kind\": \"pokemon\", \"type\":"
          + " \"cosmic\", \"weakness\": \"cosmic\", \"hp\": 60, \"attacks\": [{\"name\": \"Ray\","
          + " \"cost\": \"XC\", \"damage\": 30}]},";

  @TempDir private Path folder;

  @BeforeEach
  void addIt() {
    Ran.copyOfRules(folder);
    Path game = folder.resolve("data/tcg-pocket");
    Ran.edit(game.resolve("game.yaml"), METAL, METAL + COSMIC);
    Ran.edit(game.resolve("cards/made-up.json"), "\"cards\": {", CARD);
  }

  @Test
  void nothingIsFoundAndItIsOfferedWhereTypesAre() throws IOException {
    assertThat(Ran.in(folder, "", "check", "tcg-pocket").out()).contains("0 errors, 0 warnings");
    Ran exported =
        Ran.in(folder, "", "table", "tcg-pocket", "export", "cards", "--to", "cards.xlsx");
    assertThat(exported.out() + exported.err())
        .contains(
            "cards/energy.json#/cards/<energy>: note RS019", "'<energy>', which a list repeats");
    try (InputStream in = Files.newInputStream(folder.resolve("cards.xlsx"));
        XSSFWorkbook book = new XSSFWorkbook(in)) {
      Set<String> offered =
          book.getSheet("Pokemon").getDataValidations().stream()
              .map(DataValidation::getValidationConstraint)
              .map(one -> one.getExplicitListValues())
              .filter(Objects::nonNull)
              .flatMap(Arrays::stream)
              .collect(Collectors.toSet());
      assertThat(offered).contains("cosmic", "metal", "dragon");
    }
  }

  @Test
  void aCostOfTheWorkbookHasItsLetterAndNoOther() {
    Ran.in(folder, "", "table", "tcg-pocket", "export", "cards", "--to", "cards.xlsx");
    Ran same = Ran.in(folder, "", "table", "tcg-pocket", "import", "cards.xlsx", "cards");
    assertThat(same.out()).isEqualTo("no row differs\n");
    Ran.edit(folder.resolve("data/tcg-pocket/game.yaml"), "letter: X", "letter: Y");
    assertThat(Ran.in(folder, "", "check", "tcg-pocket").out())
        .contains("found 'X' in 'XC'", "G, R, W, L, P, F, D, M, Y, C");
  }
}
