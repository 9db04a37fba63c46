package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import dev.runesheet.cli.table.TableCommandTest;
import dev.runesheet.pack.watch.LiveRules;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands, of a game that is declared in data. */
@Tag("thorough")
class DeclaredGamesTest {

  private static final String VALE = "ember-vale";
  private static final String GAME = "data/ember-vale/game.yaml";
  private static final String CARDS = "data/ember-vale/cards.yaml";

  @TempDir private Path folder;

  @BeforeEach
  void copy() {
    Ran.copyOfRules(folder);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          cards.yaml | attack: 2, health: 1} | attack: 3, health: 1} | card Spark Imp attack 3 instead of 2
          decks.yaml | spark-imp: 3 | spark-imp: 2 | deck fire spark-imp 2 times instead of 3 times
          game.yaml | health: 1, ready | health: 2, ready | kind unit health 2 instead of 1
          game.yaml | turns: 60 | turns: 50 | turns 50 instead of 60
          game.yaml | hand: {seen by: owner} | hand: {seen by: all} | zone hand seen by ALL instead of OWNER
          """)
  void anEditOfWhatIsNoEffectIsTold(String file, String from, String to, String told)
      throws IOException {
    LiveRules rules = LiveRules.of(VALE, folder);
    rules.update();
    Ran.edit(folder.resolve("data/ember-vale/" + file), from, to);
    assertThat(rules.update().changes())
        .singleElement()
        .satisfies(change -> assertThat(change.details()).containsExactly(told));
  }

  @Test
  void aNewCardIsTold() throws IOException {
    LiveRules rules = LiveRules.of(VALE, folder);
    rules.update();
    String wolf = "\ncards:\n  wolf: {name: Wolf, kind: unit, cost: 1}\n";
    Ran.edit(folder.resolve(CARDS), "\ncards:\n", wolf);
    assertThat(rules.update().changes())
        .singleElement()
        .satisfies(change -> assertThat(change.noun() + " " + change.id()).isEqualTo("card wolf"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          game.yaml | if: ready of self = 1 and | if: health of self > 9 and health of self < 2 and | actions/attack/if
          game.yaml | question: choose what it attacks | where: health of target > 9 and health of target < 5 | actions/attack/then/1/where
          cards.yaml | kind of subject is unit | kind of subject is unit and kind of subject is spell | cards/soot-witch/effects/0/if
          cards.yaml | question: choose what the drake scorches | where: kind of target is unit and kind of target is charm | cards/cinder-drake/effects/0/then/0/where
          game.yaml | kind of self is not spell and | kind of self is not spell and kind of self is spell and | actions/play/if
          cards.yaml | count of enemy board | count of enemy board [cost of target > 4 and cost of target < 2] | cards/snow-scout/effects/0/if
          game.yaml | delta: 0 - cost of self | delta: 'count of own hand [cost of target > 4 and cost of target < 2]' | actions/play/then/0/delta
          """)
  void conditionsThatExcludeEachOtherAreFoundAtTheirPlace(
      String file, String from, String to, String place) throws IOException {
    Ran.edit(folder.resolve("data/ember-vale/" + file), from, to);
    assertThat(Ran.in(folder, "", "check", VALE).lines())
        .filteredOn(line -> line.contains("RS092"))
        .singleElement(STRING)
        .contains(file, "#/" + place + ": ", "it excludes");
  }

  /** The cost of cards is only modified, and the embers of players are changed by lines. */
  @ParameterizedTest
  @CsvSource({"cost of self < 0, 1", "cost of self <= 0, 0", "embers of owner < 0, 0"})
  void aConditionBelowTheLeastOfANumberIsFound(String condition, int found) throws IOException {
    Path game = folder.resolve(GAME);
    Ran.edit(game, "turns: 60", "turns: 60\nat least: {cost: 0, embers: 0}");
    Ran.edit(game, "if: ready of self = 1", "if: " + condition + " and ready of self = 1");
    assertThat(Ran.in(folder, "", "check", VALE).lines())
        .filteredOn(line -> line.contains("RS092"))
        .hasSize(found)
        .allSatisfy(line -> assertThat(line).contains("#/actions/attack/if"));
  }

  @Test
  void coverageCountsNoRulesThatAreMadeOfScopes() {
    Ran.in(folder, "", "test", VALE, "--coverage", "c.json");
    Ran report = Ran.in(folder, "", "coverage", "report", "c.json");
    assertThat(report.out()).contains("data/ember-vale/cards.yaml").doesNotContain("generated/");
    assertThat(report.err()).doesNotContain("RS145");
  }

  @Test
  void anEffectThatNeverRanIsOneGap() throws IOException {
    Path scenarios = folder.resolve("data/ember-vale/scenarios/cards.yaml");
    String text = Files.readString(scenarios);
    String ofTheBear = "(?s)  - name: (The avalanche bear|A bear|A scratch).*?(?=  - name: )";
    Files.writeString(scenarios, text.replaceAll(ofTheBear, ""));
    Ran.in(folder, "", "test", VALE, "--coverage", "c.json");
    Ran report = Ran.in(folder, "", "coverage", "report", "c.json");
    assertThat(report.lines())
        .filteredOn(line -> line.contains("avalanche-bear"))
        .singleElement()
        .asString()
        .endsWith("effect \"avalanche-bear/health-changes\" never ran");
  }

  @Test
  void aRecordedAnswerIsAPositionAndTheWordsOfItsOption() {
    Ran.in(folder, "", "play", VALE, "--seed", "5", "--log", "m.json");
    Ran record = Ran.in(folder, "", "record", "m.json", "--answer", "61");
    assertThat(record.out())
        .contains("given:\n      players:\n", "- choose: attack Cinder Drake\n")
        .doesNotContain("chance", "decks");
  }

  @Test
  void aPlayerIsExplainedByHisDeckOrNumber() {
    Ran deck = Ran.run("explain", VALE, "fire", "health");
    assertThat(deck.lines().get(0)).startsWith("fire's health at the end, turn ");
    assertThat(Ran.run("explain", VALE, "player 1", "health").out()).isEqualTo(deck.out());
  }

  @Test
  void aPersonSeesTheTableOnceHisHandAndWhatOptionsDo() {
    Ran ran = Ran.in(folder, "1\n? 1\nq\n", "play", VALE, "--human", "0", "--seed", "5");
    List<String> lines = ran.lines();
    assertThat(lines).filteredOn(line -> line.contains("deck: 25 cards")).hasSize(2);
    assertThat(ran.out())
        .contains("fire  hand: Grave Ember (cost 3), Ash Hound (cost 2, attack 3, health 2)")
        .contains("Blaze Runner (cost 3, attack 3, health 1)")
        .contains("rest\n       It ends the phase.")
        .contains("1  play Ash Hound\n       unit, cost 2, attack 3, health 2.");
  }

  @Test
  void decksAreComparedAlsoWhereThereAreMorePlayers() throws IOException {
    Ran.edit(folder.resolve(GAME), "players: 2", "players: 3");
    Ran.edit(folder.resolve(GAME), "health of self - health of opponent", "health of self");
    Path cards = folder.resolve(CARDS);
    Files.writeString(cards, Files.readString(cards).replace("target: opponent", "target: owner"));
    String loses =
        "if: kind of subject is player and health of subject <= 0\n    then:\n      - {do: lose";
    Ran.edit(folder.resolve(GAME), loses, loses.replace("lose", "win"));
    Ran ran = Ran.in(folder, "", "simulate", VALE, "--games", "6");
    assertThat(ran.lines()).anyMatch(line -> line.matches("fire +9 .*"));
    assertThat(ran.lines()).anyMatch(line -> line.matches("frost +9 .*"));
    assertThat(ran.out()).contains("fire – frost – fire", "frost – fire – frost");
  }

  @Test
  void phasesMayTakePlaceUnderTheSameCondition() throws IOException {
    Path game = folder.resolve(GAME);
    Ran.edit(game, "{phase: dawn,", "{phase: dawn, if: turn number > 2,");
    Ran.edit(game, "{phase: dusk,", "{phase: dusk, if: turn number > 2,");
    assertThat(Ran.in(folder, "", "check", VALE).out().strip()).isEqualTo("0 errors, 0 warnings");
  }

  @Test
  void anEventThatNothingRaisesIsFoundUntilSomethingDoes() throws IOException {
    Ran.edit(folder.resolve(GAME), "turns: 60", "turns: 60\nevents: [bell rings]");
    Path cards = folder.resolve(CARDS);
    Ran.edit(cards, "when: turn ends\n        whose: ally", "when: bell rings\n        whose: any");
    assertThat(Ran.in(folder, "", "check", VALE).out())
        .contains("warning RS094: nothing in this game raises the event: found 'bell rings'");
    Ran.edit(
        folder.resolve(GAME),
        "- {do: leave, target: self, zone: ashes}",
        "- {do: raise, target: owner, event: bell rings}\n"
            + "      - {do: leave, target: self, zone: ashes}");
    assertThat(Ran.in(folder, "", "check", VALE).out()).doesNotContain("RS094");
  }

  @Test
  void statusesThatChangeANumberOtherwiseDoNotContradictEachOther() throws IOException {
    Ran.edit(
        folder.resolve(GAME),
        "  kindled: {changes: attack, of: self, by: 2}",
        "  kindled: {changes: attack, of: self, by: 2}\n"
            + "  chilled: {changes: attack, of: self, by: -1}");
    Ran.edit(
        folder.resolve(CARDS),
        "{do: grant, target: self, effect: kindled, turns: 2}",
        "{do: grant, target: self, effect: chilled, turns: 2}");
    assertThat(Ran.in(folder, "", "check", VALE).out()).isEqualTo("0 errors, 0 warnings\n");
  }

  @Test
  void filesBesideTheGamesThatNobodyReadsAreFound() throws IOException {
    Path data = folder.resolve(GAME).getParent();
    Files.writeString(data.resolve("more.yaml"), "# More.\ncards:\n  ox: {name: Ox, kind: unit}\n");
    Files.writeString(data.resolve("notes.yaml"), "ideas: [an ox]\n");
    Path scenarios = data.resolve("scenarios");
    Files.move(scenarios.resolve("cards.yaml"), scenarios.resolve("cards.YAML"));
    Files.move(scenarios.resolve("rules.yaml"), scenarios.resolve("rules.yaml.txt"));
    assertThat(Ran.in(folder, "", "check", VALE).out().lines())
        .containsExactly(
            "data/ember-vale/more.yaml: warning RS155: nothing uses it: found 'cards' of a file"
                + " that is not read, expected a file that 'homes' of game.yaml names",
            "data/ember-vale/scenarios/rules.yaml.txt: warning RS155: nothing uses it: found"
                + " 'scenarios' of a file that is not read, expected a name that ends with .yaml or"
                + " .json",
            "0 errors, 2 warnings");
    assertThat(Ran.in(folder, "", "test", VALE).out()).contains("scenarios/cards.YAML");
  }

  @Test
  void ofAGameWhoseHomesCannotBeReadNoFileIsCalledUnread() throws IOException {
    Ran.edit(folder.resolve(GAME), "turns: 60", "\tturns: 60");
    assertThat(Ran.in(folder, "", "check", VALE).out().lines())
        .hasSize(2)
        .endsWith("1 error, 0 warnings")
        .first()
        .asString()
        .contains("error RS023: this is not valid YAML: found a tab, expected blanks");
  }

  @Test
  void whatNoRowCanSayIsSaidPlainly() {
    Ran ran = Ran.in(folder, "", "table", VALE, "export", "card effects", "--to", "c.xlsx");
    assertThat(ran.err())
        .contains("no row can say cinder-drake/enters-play: a choice")
        .contains("no row can say wildfire/enters-play: lines for each of several")
        .doesNotContain("ember-smith")
        .contains("no row can say hush-owl/hush: effects taken out of force")
        .doesNotContain("call-of-flames")
        .containsOnlyOnce("Rows can say verbs with plain numbers");
  }

  @Test
  void whatNoRowOfAurasCanSayIsSaidPlainly() throws IOException {
    String call = "name: call of flames";
    Ran.edit(folder.resolve(CARDS), call, call + ", says: It burns.");
    Ran ran = Ran.in(folder, "", "table", VALE, "export", "card effects", "--to", "c.xlsx");
    assertThat(ran.err())
        .contains("no row can say flame-caller/call-of-flames: a sentence of its author's")
        .contains("or a number that changes as long as the effect is in play");
  }

  @Test
  void aurasAndEffectsOnOwnersAreExportedAndComparedAsRows() {
    Ran ran = Ran.in(folder, "", "table", VALE, "export", "card effects", "--to", "c.xlsx");
    assertThat(ran.out()).isEqualTo("c.xlsx: 4 effects\n");
    assertThat(Ran.in(folder, "", "table", VALE, "diff", "c.xlsx", "card effects").out())
        .isEqualTo("no effect differs\n");
  }

  @Test
  void aWorkbookWithoutTheSheetOfAurasIsExportedToOnceItIsAdded() throws IOException {
    String[] export = {"table", VALE, "export", "card effects", "--to", "old.xlsx"};
    Path old = folder.resolve("old.xlsx");
    try (XSSFWorkbook book =
        new XSSFWorkbook(
            Files.newInputStream(folder.resolve("decision-tables/ember-vale/effects.drl.xlsx")))) {
      book.removeSheetAt(book.getSheetIndex("Auras"));
      try (OutputStream out = Files.newOutputStream(old)) {
        book.write(out);
      }
    }
    assertThat(Ran.in(folder, "", export).err())
        .contains("old.xlsx!Auras!A1: error RS032", "add it with 'table … refresh --anew'");
    Ran.in(folder, "", "table", VALE, "refresh", "--anew", "old.xlsx");
    assertThat(Ran.in(folder, "", export).out()).contains("old.xlsx: 1 effect");
  }

  @Test
  void whatASheetOfAnEarlierVersionHasNoColumnForIsExportedToOnceItIsWrittenAnew()
      throws IOException {
    String call = "name: call of flames";
    String asking = call + ", while: {at most: 2, of: enemy units}";
    Ran.edit(folder.resolve(CARDS), call, asking);
    String[] export = {"table", VALE, "export", "card effects", "--to", "old.xlsx"};
    Files.copy(
        Path.of("src/test/resources/earlier/vale-effects.drl.xlsx"), folder.resolve("old.xlsx"));
    assertThat(Ran.in(folder, "", export).err())
        .contains("old.xlsx!Auras!F7: error RS033", "expected a column 'at most' before it")
        .contains("add it with 'table … refresh --anew'");
    Ran.in(folder, "", "table", VALE, "refresh", "--anew", "old.xlsx");
    assertThat(Ran.in(folder, "", export).out()).contains("old.xlsx: 1 effect");
    assertThat(Ran.in(folder, "", "table", VALE, "diff", "old.xlsx", "card effects").out())
        .doesNotContain("call-of-flames");
  }

  @Test
  void aNewWorkbookHasASheetOfAurasThatMayStayEmpty() throws IOException {
    String effects = "decision-tables/ember-vale/effects.drl.xlsx";
    Files.delete(folder.resolve(effects));
    assertThat(Ran.in(folder, "", "table", VALE, "new", "effects").out())
        .isEqualTo(effects + ": 2 sheets without rows\n");
    assertThat(folder.resolve(effects + ".properties")).hasContent("sheets=Effects");
    assertThat(Ran.in(folder, "", "check", VALE).out())
        .contains("!Effects!B8: warning RS123")
        .doesNotContain("Auras");

    Ran.in(folder, "", "table", VALE, "export", "card effects", "--to", effects);
    assertThat(folder.resolve(effects + ".properties")).hasContent("sheets=Effects,Auras");
  }

  @Test
  void aWorkbookThatHoldsAllEffectsIsRefreshedAndCompared() throws IOException {
    String effects = "decision-tables/ember-vale/effects.drl.xlsx";
    Path cards = folder.resolve(CARDS);
    String all = Files.readString(cards).replaceAll("(?m)^    effects:\\R(      .*\\R)+", "");
    assertThat(all).doesNotContain("effects:");
    Files.writeString(cards, all);
    assertThat(Ran.in(folder, "", "table", VALE, "refresh", effects).out())
        .isEqualTo(effects + ": 0 sentences rewritten\n");
    Files.copy(folder.resolve(effects), folder.resolve("x.xlsx"));
    for (String named : List.of(effects, "effects")) {
      assertThat(Ran.in(folder, "", "table", VALE, "diff", "x.xlsx", named).out())
          .isEqualTo("no effect differs\n");
    }
  }

  @Test
  void sentencesAreCountedApartFromWhatPlainDroolsNeeds() throws IOException {
    String effects = "decision-tables/ember-vale/effects.drl.xlsx";
    String said = "When this card enters play, it becomes ready.";
    TableCommandTest.edit(folder.resolve(effects), "Effects", said, "?");
    TableCommandTest.edit(folder.resolve(effects), "Effects", "x", "");
    assertThat(Ran.in(folder, "", "table", VALE, "refresh", effects).out())
        .startsWith(effects + ": 1 sentence rewritten, 1 hidden cell filled; the old one");
  }

  @Test
  void cardsWhoseEffectsAreRepeatedForAListAreRows() throws IOException {
    Ran.edit(
        folder.resolve("data/ember-vale/game.yaml"),
        "kinds:",
        "lists: {sum: {one: {}, two: {}}}\nkinds:");
    String ways = "{one of: {gain <sum>: [{do: add-stat, target: owner, stat: embers, delta: 1}]}}";
    String card =
        "  wisp: {name: Wisp, kind: unit, effects: [{when: enters play, then: [" + ways + "]}]}\n";
    Ran.edit(folder.resolve(CARDS), "cards:\n", "cards:\n" + card);

    Ran out = Ran.in(folder, "", "table", VALE, "export", "cards", "--to", "c.xlsx");

    assertThat(out.code()).isZero();
    assertThat(out.err()).contains("no row can say wisp: its effects");
  }

  @Test
  void cardsWithEffectsAreRowsThatAreEditedInTheirFile() throws IOException {
    Ran out = Ran.in(folder, "", "table", VALE, "export", "cards", "--to", "c.xlsx");
    assertThat(out.err()).contains("no row can say flame-caller: its effects");
    Path cards = folder.resolve(CARDS);
    String text = Files.readString(cards);
    Ran.edit(cards, "cost: 3\n    attack: 2", "cost: 5\n    attack: 2");
    String imp = "{name: Spark Imp, kind: unit, attack: 2, health: 1";
    Ran.edit(cards, "{name: Spark Imp, kind: unit, cost: 1, attack: 2, health: 1", imp);

    Ran back = Ran.in(folder, "", "table", VALE, "import", "c.xlsx", "cards");

    assertThat(back.out()).contains("says cost 3 instead of 5", "says cost 1 instead of nothing");
    assertThat(Files.readString(cards)).isEqualTo(text);
    assertThat(Ran.in(folder, "", "table", VALE, "import", "c.xlsx", "cards").out())
        .isEqualTo("no row differs\n");
  }

  @Test
  void aCardWithAnotherIdIsRenamedForComparingAndImportingAlike() throws IOException {
    Ran.in(folder, "", "table", VALE, "export", "cards", "--to", "c.xlsx");
    byte[] content = Files.readAllBytes(folder.resolve("c.xlsx"));
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(content));
        OutputStream out = Files.newOutputStream(folder.resolve("c.xlsx"))) {
      Sheet sheet = book.getSheet("Cards");
      sheet.getRow(7).getCell(1).setCellValue("ember-imp");
      sheet.removeRow(sheet.getRow(sheet.getLastRowNum()));
      book.write(out);
    }

    Ran compared = Ran.in(folder, "", "table", VALE, "diff", "cards", "c.xlsx");
    Ran put = Ran.in(folder, "", "table", VALE, "import", "c.xlsx", "cards", "--to", "o.yaml");

    assertThat(compared.out())
        .contains("renamed card ember-imp", "- card ember-imp was spark-imp\n")
        .endsWith("1 card removed, 1 renamed\n");
    assertThat(put.out()).isEqualTo(compared.out());
  }

  @Test
  void scenariosThatNoLongerFitAreToldOnceACardIsImported() throws IOException {
    Ran.in(folder, "", "table", VALE, "export", "cards", "--to", "c.xlsx");
    TableCommandTest.edit(folder.resolve("c.xlsx"), "Cards", "Spark Imp", "Sparky");

    Ran ran = Ran.in(folder, "", "table", VALE, "import", "c.xlsx", "cards");

    assertThat(ran.out()).endsWith("1 card changed\n");
    assertThat(ran.err())
        .contains("Written: " + CARDS)
        .containsPattern("data/ember-vale/scenarios/\\S+ .*: error RS084: .*Spark Imp");
    assertThat(ran.code()).isEqualTo(1);
    long told = ran.err().lines().filter(line -> line.contains("error RS084")).count();
    Ran check = Ran.in(folder, "", "check", VALE);
    assertThat(told).isEqualTo(check.lines().stream().filter(s -> s.contains("RS084")).count());
  }

  @Test
  void aWorkbookWithoutRowsTakesNoCardsAway() throws IOException {
    Ran.in(folder, "", "table", VALE, "export", "cards", "--to", "c.xlsx");
    byte[] content = Files.readAllBytes(folder.resolve("c.xlsx"));
    try (XSSFWorkbook book = new XSSFWorkbook(new ByteArrayInputStream(content));
        OutputStream out = Files.newOutputStream(folder.resolve("c.xlsx"))) {
      Sheet sheet = book.getSheet("Cards");
      for (int row = sheet.getLastRowNum(); row > 6; row--) {
        sheet.removeRow(sheet.getRow(row));
      }
      book.write(out);
    }
    String before = Files.readString(folder.resolve(CARDS));

    Ran ran = Ran.in(folder, "", "table", VALE, "import", "c.xlsx", "cards");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err()).contains("c.xlsx: error RS123", "no row");
    assertThat(Files.readString(folder.resolve(CARDS))).isEqualTo(before);
  }
}
