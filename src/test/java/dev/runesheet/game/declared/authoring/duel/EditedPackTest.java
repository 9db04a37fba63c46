package dev.runesheet.game.declared.authoring.duel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.mathbattle.DuelSetup;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import dev.runesheet.pack.check.PackAnalysis;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.GameState;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an author's edits do: in the sheet and in the heroes' files, right and wrong ones. */
class EditedPackTest {

  private static final String SHEET = "decision-tables/math-battle/global-rules.drl.xlsx";
  private static final String HERO = "data/math-battle/heroes/fire_mage.json";

  @TempDir Path folder;

  @BeforeEach
  void copyThePack() throws IOException {
    for (String part : List.of("data/math-battle", "decision-tables", "rules")) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(file).getParent());
          Files.copy(file, folder.resolve(file));
        }
      }
    }
  }

  @Test
  void raisingTheDeathLimitInTheSheetEndsTheMatchEarlierAndItsSentenceIsToldToBeStale()
      throws IOException {
    int turnsBefore = turnsOfAMatch(book());
    editCell("J8", 65);

    int turnsAfter = turnsOfAMatch(book(Code.SENTENCE_STALE));

    assertThat(turnsAfter).isLessThan(turnsBefore);
  }

  @Test
  void aSecondHeroOfTheSameNameIsAnErrorThatNamesBothFiles() throws IOException {
    Files.copy(folder.resolve(HERO), folder.resolve("data/math-battle/heroes/other.json"));

    assertThat(findings())
        .anySatisfy(
            finding -> {
              assertThat(finding.code()).isEqualTo(Code.DUPLICATE);
              assertThat(finding.message()).contains("other.json").contains("fire_mage.json");
            });
  }

  @Test
  void aHeroOfAnotherNameAndTheSameIdIsFoundWithBothNamesFilesAndTheId() throws IOException {
    Path heroes = folder.resolve("data/math-battle/heroes");
    Files.writeString(
        heroes.resolve("archer.json"),
        Files.readString(heroes.resolve("fighter.json")).replace("\"Fighter\"", "\"FIGHTER!\""));

    assertThat(findings())
        .singleElement()
        .asString()
        .contains("heroes/fighter.json", "found 'Fighter', expected a hero of another id")
        .contains("fighter; the hero 'FIGHTER!' of data/math-battle/heroes/archer.json has it");
  }

  @Test
  void aHeadingThatOnlyALineBreakMakesWrongIsToldSo() throws IOException {
    editCell("V7", "Change\nholder's stat");
    editCell("D8", "health  changes");

    assertThat(findings())
        .extracting(Diagnostic::sentence)
        .anySatisfy(
            said ->
                assertThat(said)
                    .contains("found 'Change holder's stat' with a line break within, expected"))
        .anySatisfy(
            said ->
                assertThat(said)
                    .contains("found 'health  changes' with more than one blank in a row"));
  }

  @Test
  void aFileOfAHeroThatIsNotReadIsFound() throws IOException {
    Path heroes = folder.resolve("data/math-battle/heroes");
    Files.copy(folder.resolve(HERO), heroes.resolve("archer.JSON"));
    Files.copy(folder.resolve(HERO), heroes.resolve("archer.txt"));
    Files.writeString(heroes.resolve("other.yaml"), "# A hero.\nname: Other\n");
    Files.writeString(heroes.resolve("notes.txt"), "Heroes have a name and abilities.\n");

    Diagnostics warnings = new Diagnostics();
    Packs.build("math-battle", new DirectoryFiles(folder), warnings);
    assertThat(warnings.all())
        .allSatisfy(finding -> assertThat(finding.code()).isEqualTo(Code.UNUSED))
        .extracting(finding -> finding.location().file().replaceAll(".*/", ""))
        .containsExactlyInAnyOrder("archer.JSON", "archer.txt", "other.yaml");
  }

  @Test
  void aRuleInBothTheModeAndTheSheetIsAnErrorThatNamesBothPlaces() throws IOException {
    Files.copy(
        Path.of("src/test/resources/math-battle/heroes/default_mode.json"),
        folder.resolve("data/math-battle/default_mode.json"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);

    assertThat(findings())
        .filteredOn(finding -> finding.code() == Code.EFFECT_TWICE)
        .hasSize(3)
        .allSatisfy(
            finding -> assertThat(finding.message()).contains("default_mode.json").contains(SHEET));
  }

  @Test
  void errorsOfSeveralSourcesAreReportedTogetherAndNothingIsBuilt() throws IOException {
    replace(HERO, "\"op\": \"SET_ATTR\"", "\"op\": \"SET_ATR\"");
    replace("data/math-battle/heroes/fighter.json", "\"strength\"", "\"strenght\"");
    editCell("I8", "helth");

    List<Diagnostic> findings = findings();

    assertThat(findings)
        .extracting(Diagnostic::code)
        .contains(Code.UNKNOWN_VERB, Code.UNKNOWN_STAT);
    assertThat(findings).anyMatch(finding -> finding.message().contains("fire_mage.json"));
    assertThat(findings)
        .anyMatch(finding -> finding.message().contains("did you mean 'strength'?"));
    assertThat(findings)
        .anyMatch(finding -> finding.location().toString().startsWith(SHEET + "!Global rules!"));
  }

  @Test
  void anEmptiedFileOfEngineRulesIsAnErrorThatNamesIt() throws IOException {
    Files.writeString(
        folder.resolve("rules/engine/routing.drl"), "package runesheet.engine.routing;");

    assertThat(findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(Code.ENGINE_RULES);
              assertThat(finding.message()).contains("rules/engine/routing.drl");
            });
  }

  @Test
  void aFolderWithoutEngineRulesUsesThoseThatCameWithRunesheet() throws IOException {
    int turns = turnsOfAMatch(book());
    try (Stream<Path> files = Files.list(folder.resolve("rules/engine"))) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }

    assertThat(turnsOfAMatch(book())).isEqualTo(turns);
  }

  @Test
  void aRowThatBelongsToNobodyIsAnErrorAtItsCell() throws IOException {
    for (String cell : List.of("E8", "E9", "E10")) {
      editCell(cell, "modes");
    }

    assertThat(findings())
        .extracting(finding -> finding.location().place().toString())
        .containsExactly("!Global rules!E8");
  }

  @Test
  void aPackWithoutHeroesIsAnError() throws IOException {
    Files.delete(folder.resolve(HERO));
    Files.delete(folder.resolve("data/math-battle/heroes/fighter.json"));

    assertThat(findings()).extracting(Diagnostic::code).containsExactly(Code.FILE_MISSING);
  }

  @Test
  void anAttributeThatNoCellCanCarryIsAnErrorAtItsPointer() throws IOException {
    replace("data/math-battle/default_mode.json", "\"stun\"", "\"stün\"");

    assertThat(findings())
        .anySatisfy(
            finding ->
                assertThat(finding.message())
                    .contains("RS024", "default_mode.json", "/attributes/8", "stün"));
  }

  @Test
  void aManifestOfAnotherGameIsAnErrorWithItsLine() throws IOException {
    replace("data/math-battle/game.yaml", "game: math-battle", "game: chess");

    assertThat(findings())
        .singleElement()
        .satisfies(finding -> assertThat(finding.message()).contains("game.yaml:2:", "chess"));
  }

  @Test
  void deeplyNestedValuesCompileOrAreAFinding() throws IOException {
    String value = "{\"kind\": \"CONST\", \"value\": 1}";
    for (int i = 0; i < 150; i++) {
      value = "{\"kind\": \"ABS\", \"a\": " + value + "}";
    }
    replace(
        HERO,
        "\"kind\": \"CONST\",\n                \"value\": 8",
        "\"kind\": \"ABS\", \"a\": " + value);

    assertThat(book().effects()).isNotEmpty();
  }

  @Test
  void aRuleOfTheSheetThatSkipsTheActionWhenTheTurnEndsIsFound() throws IOException {
    editCell("D10", "turn ends");

    Diagnostics findings = new Diagnostics();
    DirectoryFiles files = new DirectoryFiles(folder);
    DuelPack pack = new DuelPack("math-battle");
    PackAnalysis.check(pack, PackBuilder.read(pack, files, findings), files, findings);
    assertThat(findings.all())
        .filteredOn(finding -> finding.code() == Code.NO_CHANGE)
        .singleElement()
        .satisfies(
            finding -> assertThat(finding.message()).contains("!Global rules!", "over by then"));
  }

  @Test
  void aMissingSourceIsAnError() throws IOException {
    Files.delete(folder.resolve(SHEET));

    assertThat(findings()).extracting(Diagnostic::code).contains(Code.FILE_MISSING);
  }

  private List<Diagnostic> findings() {
    Diagnostics diagnostics = new Diagnostics();
    assertThat(Packs.build("math-battle", new DirectoryFiles(folder), diagnostics)).isNull();
    return diagnostics.all();
  }

  private RuleBook book(Code... warnings) {
    Diagnostics diagnostics = new Diagnostics();
    RuleBook book = Packs.build("math-battle", new DirectoryFiles(folder), diagnostics);
    assertThat(diagnostics.all()).extracting(Diagnostic::code).containsExactly(warnings);
    return book;
  }

  private static int turnsOfAMatch(RuleBook book) {
    try (Match match = book.newMatch(DuelSetup.of("fighter", "fire-mage").toJson(), 1)) {
      while (!match.over()) {
        Decision decision = match.pendingDecisions().get(0);
        match.choose(decision.id(), decision.options().get(0).id());
      }
      return match.state(GameState.class).turn();
    }
  }

  private void replace(String file, String what, String by) throws IOException {
    Path path = folder.resolve(file);
    Files.writeString(path, Files.readString(path).replace(what, by));
  }

  private void editCell(String address, Object value) throws IOException {
    Path path = folder.resolve(SHEET);
    try (InputStream in = Files.newInputStream(path);
        XSSFWorkbook workbook = new XSSFWorkbook(in)) {
      CellReference place = new CellReference(address);
      Cell cell = workbook.getSheet("Global rules").getRow(place.getRow()).getCell(place.getCol());
      if (value instanceof Number number) {
        cell.setCellValue(number.doubleValue());
      } else {
        cell.setCellValue((String) value);
      }
      try (OutputStream out = Files.newOutputStream(path)) {
        workbook.write(out);
      }
    }
  }
}
