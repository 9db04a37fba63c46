package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.runesheet.cli.Ran;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.pack.file.DirectoryFiles;
import dev.runesheet.pack.watch.LiveRules;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.io.FileUtils;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A name that was changed where it is given is told there, also if only one place says it. */
@Tag("thorough")
class RenamedNamesTest {

  private static final String CARDS = "data/tcg-pocket/cards/mythical-island.json";
  private static final String APEX = "data/tcg-pocket/cards/genetic-apex.json";
  private static final String EMBER = "data/ember-vale/game.yaml";
  private static final Path HERE = Path.of("").toAbsolutePath();

  @TempDir private Path folder;

  private void copy(String... parts) throws IOException {
    for (String part : parts) {
      try (Stream<Path> files = Files.walk(Path.of(part))) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.createDirectories(folder.resolve(file).getParent());
          Files.copy(file, folder.resolve(file));
        }
      }
    }
  }

  private void edit(String name, String from, String to) throws IOException {
    Path file = folder.resolve(name);
    String text = Files.readString(file);
    assertThat(text).contains(from);
    Files.writeString(file, text.replace(from, to));
  }

  private List<String> checked(String game) {
    Ran ran = Ran.in(folder, "", "check", "--since", HERE.toString(), game);
    return ran.lines().stream().filter(line -> line.contains(": error ")).toList();
  }

  @Test
  void aPresetThatOneScenarioNamesIsToldWhereItIsGiven() throws IOException {
    copy("data/valeria", "decision-tables/valeria", "decision-tables/engine", "rules");
    edit("data/valeria/presets.yaml", "\ndraft:", "\nhard:");
    assertThat(checked("valeria"))
        .singleElement()
        .asString()
        .startsWith("data/valeria/presets.yaml:34:1 #/hard: error RS119")
        .contains(
            "found 'hard', expected 'draft', as 1 place says, such as data/valeria/scenarios");
  }

  @ParameterizedTest
  @CsvSource({
    "valeria, Citizens, 8, 4, Bishopess, Cleric",
    "valeria, Citizens, 8, 2, c901, c1",
    "valeria, Monsters, 8, 4, Gremlin, Goblin",
    "queens-blood, Cards, 18, 2, 0111, 011"
  })
  void aCardIsToldWhereItIsGivenAndNothingThatOnlyFollows(
      String game, String sheet, int row, int column, String name, String before)
      throws IOException {
    copy("data/" + game, "decision-tables", "rules");
    write(folder.resolve("data/" + game + "/cards.xlsx"), sheet, row, column, name);
    assertThat(checked(game))
        .singleElement()
        .asString()
        .startsWith("data/" + game + "/cards.xlsx!" + sheet + "!")
        .contains(": error RS119", "found '" + name + "', expected '" + before + "', as ")
        .doesNotContain("much like")
        .endsWith("; '" + before + "' stood there before");
  }

  private static void write(Path file, String sheet, int row, int column, String text)
      throws IOException {
    try (Workbook book = WorkbookFactory.create(Files.newInputStream(file))) {
      book.getSheet(sheet).getRow(row - 1).getCell(column - 1).setCellValue(text);
      save(book, file);
    }
  }

  private static void save(Workbook book, Path file) throws IOException {
    try (OutputStream to = Files.newOutputStream(file)) {
      book.write(to);
    }
  }

  @Test
  void aCardFromWhichOneEvolvesIsToldWhereItIsGiven() throws IOException {
    copy("data/tcg-pocket", "decision-tables/tcg-pocket", "rules");
    edit(CARDS, "\"name\": \"Snivy\"", "\"name\": \"Smugleaf\"");
    assertThat(checked("tcg-pocket"))
        .singleElement()
        .asString()
        .startsWith(CARDS + ":62:15 #/cards/a1a-004/name: error RS119")
        .contains("found 'Smugleaf', expected 'Snivy', as 1 place says");
  }

  @Test
  void aNameThatFindingsShortenIsToldWhereItIsGiven(@TempDir Path earlier) throws IOException {
    copy("data/tcg-pocket", "decision-tables/tcg-pocket", "rules");
    String name = "The Snake of the Old Garden Behind the House With the Seven Green Gables";
    edit(CARDS, "\"Snivy\"", "\"" + name + "\"");
    FileUtils.copyDirectory(folder.toFile(), earlier.toFile());
    edit(CARDS, "\"name\": \"" + name, "\"name\": \"Smugleaf");
    Ran ran = Ran.in(folder, "", "check", "--since", earlier.toString(), "tcg-pocket");
    assertThat(ran.lines().stream().filter(line -> line.contains(": error ")))
        .singleElement()
        .asString()
        .startsWith(CARDS + ":62:15 #/cards/a1a-004/name: error RS119")
        .contains("found 'Smugleaf', expected '" + name + "', as 1 place says");
  }

  @Test
  void aHeroWithAnotherNameIsToldThereAndNotInEachScenario() throws IOException {
    copy("data/math-battle", "decision-tables", "rules");
    String hero = "data/math-battle/heroes/fire_mage.json";
    edit(hero, "\"name\": \"Fire Mage\"", "\"name\": \"Pyromancer\"");
    assertThat(checked("math-battle"))
        .singleElement()
        .asString()
        .startsWith(hero + ":2:11 #/name: error RS119")
        .contains("found 'pyromancer', expected 'fire-mage', as 40 places say");
  }

  @Test
  void aRoleIsToldWhereItsTextBegins() throws IOException {
    copy("data/werewolf", "decision-tables", "rules");
    edit("data/werewolf/roles/town.txt", "\nSeer |", "\nSoothsayer |");
    assertThat(checked("werewolf"))
        .singleElement()
        .asString()
        .startsWith("data/werewolf/roles/town.txt:4:1: error RS119")
        .contains("found 'Soothsayer', expected 'Seer', as ", "'Seer' stood there before");
  }

  @Test
  void theUserThatWasChangedIsToldItself() throws IOException {
    copy("data/tcg-pocket", "decision-tables/tcg-pocket", "rules");
    edit(CARDS, "\"evolves_from\": \"Snivy\"", "\"evolves_from\": \"Smugleaf\"");
    assertThat(checked("tcg-pocket"))
        .singleElement()
        .asString()
        .contains("#/cards/a1a-005/evolves_from: error RS022", "found 'Smugleaf'");
  }

  @Test
  void withoutAnEarlierVersionSeveralUsersShowTheMistake() throws IOException {
    copy("data/tcg-pocket", "decision-tables/tcg-pocket", "rules");
    edit(APEX, "\"name\": \"Eevee\"", "\"name\": \"Evee\"");
    edit(CARDS, "\"name\": \"Eevee\"", "\"name\": \"Evee\"");
    String told = APEX + ":2968:15 #/cards/a1-206/name: error RS119";
    assertThat(Ran.in(folder, "", "check", "tcg-pocket").lines())
        .filteredOn(line -> line.contains(": error "))
        .singleElement()
        .asString()
        .startsWith(told)
        .contains("as 4 places say");
    edit(APEX, "\"name\": \"Evee\"", "\"name\": \"Fox\"");
    edit(CARDS, "\"name\": \"Evee\"", "\"name\": \"Fox\"");
    assertThat(checked("tcg-pocket")).singleElement().asString().startsWith(told);
  }

  @Test
  void whileTheGameIsEditedTheLastGoodVersionShowsIt() throws IOException {
    copy("data/ember-vale", "decision-tables", "rules");
    LiveRules rules = LiveRules.of("ember-vale", folder);
    rules.update();
    edit("data/ember-vale/game.yaml", "statuses:\n  frozen:", "statuses:\n  icebound:");
    assertThat(rules.update().findings())
        .singleElement()
        .extracting(Diagnostic::message)
        .asString()
        .startsWith("data/ember-vale/game.yaml:")
        .contains("#/statuses/icebound: error RS119", "expected 'frozen', as ");
  }

  @Test
  void aScopeThatWasRenamedIsToldThereAndNotAtOneThatStoodUnchanged() throws IOException {
    copy("data/ember-vale", "decision-tables", "rules");
    LiveRules rules = LiveRules.of("ember-vale", folder);
    rules.update();
    edit(EMBER, "\n  own units: {", "\n  mine: {");
    assertThat(checked("ember-vale"))
        .singleElement()
        .asString()
        .contains("#/scopes/mine: error RS119", "found 'mine', expected 'own units', as 6 places");
    assertThat(rules.update().findings()).singleElement().asString().contains("#/scopes/mine");
  }

  @Test
  void aScopeThatWasDeletedIsToldOnceWithItsUses() throws IOException {
    copy("data/ember-vale", "decision-tables", "rules");
    edit(EMBER, "\n  own units: {kinds: [unit], zone: board, whose: own}", "");
    assertThat(checked("ember-vale"))
        .singleElement(STRING)
        .contains("RS014", "found 'own units'", "the same at", "and 2 more");
  }

  @Test
  void newWordsNearAnUnusedNameThatStoodBeforeAreToldThemselves() throws IOException {
    copy("data/ember-vale", "decision-tables", "rules");
    LiveRules rules = LiveRules.of("ember-vale", folder);
    rules.update();
    String change = ", kind: unit, effects: [{changes: attack, of: all unit, by: 1}]}\n";
    edit(
        "data/ember-vale/cards.yaml",
        "  spark-imp: {",
        "  herald: {name: Herald" + change + "  crier: {name: Crier" + change + "  spark-imp: {");
    assertThat(checked("ember-vale"))
        .singleElement(STRING)
        .contains("RS014", "cards.yaml:3:", "did you mean 'all units'?")
        .contains("the same at data/ember-vale/cards.yaml:4:");
    assertThat(rules.update().findings())
        .extracting(Diagnostic::code)
        .containsExactly(Code.UNKNOWN_TARGET);
  }

  @ParameterizedTest
  @CsvSource({
    "ember-vale, game.yaml, 'attack: 0', 'force: 0', force, attack",
    "ember-vale, game.yaml, '\n  frozen: {', '\n  loses: {', loses, frozen",
    "ember-vale, game.yaml, '\n  frozen: {', '\n  statuses: {', statuses, frozen",
    "ember-vale, cards.yaml, '\n  ash-hound: {', '\n  cards: {', cards, ash-hound",
    "werewolf, roles/town.txt, '\nSeer |', '\nPoison |', Poison, Seer"
  })
  void aNewNameMayStandElsewhereAsAWordForSomethingElse(
      String game, String file, String from, String to, String name, String before)
      throws IOException {
    copy("data/" + game, "decision-tables", "rules");
    LiveRules rules = LiveRules.of(game, folder);
    rules.update();
    edit("data/" + game + "/" + file, from, to);
    String found = "found '" + name + "', expected '" + before + "', as ";
    assertThat(checked(game))
        .singleElement()
        .asString()
        .startsWith("data/" + game + "/" + file)
        .contains("error RS119", found);
    assertThat(rules.update().findings())
        .extracting(Diagnostic::message)
        .singleElement()
        .asString()
        .contains("error RS119", found);
  }

  @Test
  void aCardIsToldThereAlsoIfItsNewNameIsTheHeadingOfAColumn() throws IOException {
    copy("data/valeria", "decision-tables", "rules");
    write(folder.resolve("data/valeria/cards.xlsx"), "Citizens", 9, 4, "Gold");
    assertThat(checked("valeria"))
        .singleElement()
        .asString()
        .startsWith("data/valeria/cards.xlsx!Citizens!D9: error RS119")
        .containsPattern("found 'Gold', expected 'Merchant', as [0-9]{2} places say");
  }

  @Test
  void aNameThatSomeSayAlreadyIsToldAtTheOthers() throws IOException {
    copy("data/ember-vale", "decision-tables", "rules");
    edit(EMBER, "\n  frozen: {", "\n  loses: {");
    Path cards = folder.resolve("data/ember-vale/cards.yaml");
    Files.writeString(
        cards, Files.readString(cards).replaceFirst("effect: frozen", "effect: loses"));
    assertThat(checked("ember-vale"))
        .singleElement()
        .asString()
        .startsWith("data/ember-vale/cards.yaml:167:")
        .contains("RS022", "found 'frozen'");
  }

  @Test
  void ofADeletedNameTheUsersAreToldAlsoIfOneSaysAnotherInstead() throws IOException {
    copy("data/ember-vale", "decision-tables", "rules");
    edit(EMBER, "\n  frozen: {changes: attack, of: self, by: 0, how: at most}", "");
    Path cards = folder.resolve("data/ember-vale/cards.yaml");
    Files.writeString(
        cards, Files.readString(cards).replaceFirst("effect: frozen", "effect: kindled"));
    assertThat(checked("ember-vale"))
        .singleElement()
        .asString()
        .startsWith("data/ember-vale/cards.yaml:167:")
        .contains("RS022", "found 'frozen'");
  }

  @Test
  void aCardWithAnotherIdAndAnotherNameIsToldAtBoth() throws IOException {
    copy("data/tcg-pocket", "decision-tables/tcg-pocket", "rules");
    edit(
        APEX,
        "\"a1-001\": {\n      \"name\": \"Bulbasaur\"",
        "\"a9-901\": {\n      \"name\": \"Onionfrog\"");
    List<String> told = checked("tcg-pocket");
    assertThat(told).hasSize(2).allMatch(line -> line.contains(": error RS119"));
    assertThat(told.get(0))
        .startsWith(APEX + ":3:5 #/cards/a9-901:")
        .contains("found 'a9-901', expected 'a1-001', as ");
    assertThat(told.get(1))
        .startsWith(APEX + ":4:15 #/cards/a9-901/name:")
        .contains("found 'Onionfrog', expected 'Bulbasaur', as ", " such as " + APEX);
  }

  @Test
  void aVariantIsToldOnceAndNotWhereNoneIsNamed() throws IOException {
    copy("data/queens-blood", "decision-tables", "rules");
    Path variants = folder.resolve("decision-tables/queens-blood/variants.drl.xlsx");
    for (int row = 8; row <= 12; row++) {
      write(variants, "Pawns", row, 4, "classic");
    }
    write(variants, "Power", 8, 4, "classic");
    assertThat(checked("queens-blood"))
        .singleElement()
        .asString()
        .contains("!Pawns!D8: error RS119", "expected 'standard', as 51 places say");
  }

  @Test
  void thatNothingUsesARenamedThingIsNotToldBesides() throws IOException {
    copy("data/queens-blood", "decision-tables", "rules");
    Path cards = folder.resolve("data/queens-blood/cards.xlsx");
    write(cards, "Cards", 156, 2, "949");
    Path effects = folder.resolve("decision-tables/queens-blood/effects.drl.xlsx");
    for (int column : List.of(2, 6, 7)) {
      write(effects, "Change power", 8, column, "flames");
    }
    assertThat(Ran.in(folder, "", "check", "--since", HERE.toString(), "queens-blood").lines())
        .filteredOn(line -> line.contains("949") || line.contains("flames"))
        .hasSize(2)
        .allMatch(line -> line.contains(": error RS119"));
  }

  @Test
  void besideAnotherMistakeANameThatOnlyScenariosSayIsToldToo() throws IOException {
    copy("data/tcg-pocket", "decision-tables/tcg-pocket", "rules");
    edit(APEX, "\"a1-001\": {", "\"a9-901\": {");
    edit(CARDS, "\"evolves_from\": \"Snivy\"", "\"evolves_from\": \"Smugleaf\"");
    assertThat(checked("tcg-pocket"))
        .hasSize(2)
        .anyMatch(line -> line.contains("#/cards/a1a-005/evolves_from: error RS022"))
        .anyMatch(
            line ->
                line.contains("#/cards/a9-901: error RS119")
                    && line.contains("found 'a9-901', expected 'a1-001', as "));
  }

  @Test
  void besideAnotherMistakeAHeroAndARowThatOnlyScenariosSayAreToldToo() throws IOException {
    copy("data/math-battle", "data/queens-blood", "decision-tables", "rules");
    String heroes = "data/math-battle/heroes/";
    edit(heroes + "fire_mage.json", "\"name\": \"Fire Mage\"", "\"name\": \"Pyromancer\"");
    edit(heroes + "fighter.json", "\"max_health\"", "\"mux_health\"");
    assertThat(checked("math-battle"))
        .hasSize(2)
        .anyMatch(line -> line.contains("RS015"))
        .anyMatch(
            line ->
                line.contains("#/name: error RS119")
                    && line.contains("found 'pyromancer', expected 'fire-mage', as "));
    Path cards = folder.resolve("data/queens-blood/cards.xlsx");
    write(cards, "Cards", 18, 2, "911");
    write(cards, "Cards", 9, 5, "Regullar");
    assertThat(checked("queens-blood"))
        .hasSize(2)
        .anyMatch(line -> line.contains("RS018"))
        .anyMatch(
            line ->
                line.contains("!Cards!B18: error RS119")
                    && line.contains("found '911', expected '011', as "));
  }

  @Test
  void textsForReadersAndCommentsUseNoName() throws IOException {
    String scenarios =
        """
        # force
        game: ember-vale
        scenarios:
          - name: The force of a unit
            text: force, as the rules say
            when:
              - choose: use force
            then: {players: {player 1: {board: [{card: imp, force: 2}, {card: force}]}}}
        """;
    String file = "data/ember-vale/scenarios/force.yaml";
    Files.createDirectories(folder.resolve(file).getParent());
    Files.writeString(folder.resolve(file), scenarios);
    assertThat(NameUses.count("force", file, new DirectoryFiles(folder))).isEqualTo(3);
  }
}
