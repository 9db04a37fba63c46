package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All findings at once, in the order of their places. */
class CheckCommandTest {

  private static final String HEROES = "data/math-battle/heroes/";

  @TempDir private Path folder;

  @Test
  void theProjectsSourcesAreRight() {
    Ran ran = Ran.run("check", Ran.GAME);
    assertThat(ran.code()).isZero();
    assertThat(ran.out().strip()).isEqualTo("0 errors, 0 warnings");
  }

  @Test
  void findsAllMistakesAndSortsThem() throws IOException {
    breakThings();
    Ran ran = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.lines()).hasSize(4);
    assertThat(ran.lines().get(0)).startsWith(HEROES + "bad.json:1:16: error RS002: ");
    assertThat(ran.lines().get(1)).startsWith(HEROES + "fighter.json:").contains("RS012");
    assertThat(ran.lines().get(2)).startsWith(HEROES + "fighter.json:").contains("RS015");
    assertThat(ran.lastLine()).isEqualTo("3 errors, 0 warnings");
  }

  @Test
  void scenariosAreCheckedAsTextsWhileTheGameHasErrors() throws IOException {
    Ran.copyOfRules(folder);
    Ran.edit(folder.resolve("data/ember-vale/game.yaml"), "turns: 60", "turns: sixty");
    Path scenarios = folder.resolve("data/ember-vale/scenarios/cards.yaml");
    Ran.edit(scenarios, "    given:", "    givn:");
    Ran.edit(scenarios, "board: [spark-imp", "bord: [spark-imp");
    Ran ran = Ran.in(folder, "", "check", "ember-vale");
    assertThat(ran.lines()).hasSize(3);
    assertThat(ran.lines().get(0)).contains("game.yaml:6:8 #/turns: error RS005");
    assertThat(ran.lines().get(1)).contains("cards.yaml:6:5 #/scenarios/0/givn: error RS007");
  }

  @Test
  void ofManyFindingsAlikeInOneFileTheFirstAreToldAndTheOthersCounted() throws IOException {
    Ran.copyOfRules(folder);
    String fields =
        IntStream.range(0, 210).mapToObj(n -> "zk" + n + "q: 1").collect(Collectors.joining(", "));
    Ran.edit(
        folder.resolve("data/ember-vale/cards.yaml"),
        "cards:\n",
        "cards:\n  bad: {name: Bad, kind: spell, " + fields + "}\n");
    Ran ran = Ran.in(folder, "", "check", "ember-vale");
    assertThat(ran.lines()).hasSize(202);
    assertThat(ran.lines().get(199)).contains("error RS007: ");
    assertThat(ran.lines().get(200)).isEqualTo("data/ember-vale/cards.yaml: and 10 more of RS007");
    assertThat(ran.lastLine()).isEqualTo("210 errors, 0 warnings");
    JsonNode all =
        new ObjectMapper().readTree(Ran.in(folder, "", "check", "ember-vale", "--json").out());
    assertThat(all).hasSize(210);
  }

  @Test
  void aRenamedHeroIsOneFindingWhereItIsCalledSo() throws IOException {
    Ran.copyOfRules(folder);
    Ran.edit(
        folder.resolve(HEROES + "fighter.json"), "\"name\": \"Fighter\"", "\"name\": \"Figther\"");
    Ran ran = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(ran.lines())
        .filteredOn(line -> line.contains("RS119"))
        .singleElement()
        .asString()
        .startsWith(HEROES + "fighter.json:2:11 #/name: error RS119: ")
        .containsPattern(
            "found 'figther', expected 'fighter', as \\d+ places say, such as .*yaml:\\d+");
    assertThat(ran.lastLine()).isEqualTo("1 error, 0 warnings");
  }

  @Test
  void anEarlierVersionShowsWhatIsGone(@TempDir Path earlier) throws IOException {
    Ran.copyOfRules(folder);
    Ran.copyOfRules(earlier);
    Ran.edit(
        folder.resolve(HEROES + "fighter.json"), "\"name\": \"Fighter\"", "\"name\": \"Brute\"");
    Ran alone = Ran.in(folder, "", "check", Ran.GAME);
    Ran compared = Ran.in(folder, "", "check", "--since", earlier.toString(), Ran.GAME);
    assertThat(alone.out()).doesNotContain("RS119");
    assertThat(compared.lines())
        .filteredOn(line -> line.contains("RS119"))
        .singleElement()
        .asString()
        .startsWith(HEROES + "fighter.json:2:11 #/name: error RS119: ")
        .containsPattern("found 'brute', expected 'fighter', as \\d+ places say");
  }

  @Test
  void anEarlierVersionWithErrorsIsRefused(@TempDir Path earlier) throws IOException {
    Ran.copyOfRules(folder);
    Ran.copyOfRules(earlier);
    Ran.edit(earlier.resolve(HEROES + "fighter.json"), "\"name\"", "\"nam\"");
    Ran ran = Ran.in(folder, "", "check", "--since", earlier.toString(), Ran.GAME);
    assertThat(ran.err())
        .contains("The version in " + earlier + " has errors itself")
        .contains(HEROES + "fighter.json")
        .contains("found 'nam'");
    assertThat(ran.code()).isEqualTo(1);
  }

  @Test
  void anEarlierVersionThatIsNotThereIsWrongUsage() {
    Ran.copyOfRules(folder);
    Ran ran = Ran.in(folder, "", "check", "--since", "nowhere", Ran.GAME);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("'nowhere' is neither").doesNotContain("has errors itself");
  }

  @Test
  void aMisspeltUseIsNoChangeOfAName() throws IOException {
    Ran.copyOfRules(folder);
    Ran.edit(folder.resolve("data/math-battle/scenarios/verbs.yaml"), "[fighter,", "[figther,");
    Ran ran = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(ran.out()).contains("RS022").doesNotContain("RS119");
  }

  @Test
  void printsJson() throws IOException {
    breakThings();
    Ran ran = Ran.in(folder, "", "check", Ran.GAME, "--json");
    assertThat(ran.code()).isEqualTo(1);
    JsonNode list = new ObjectMapper().readTree(ran.out());
    assertThat(list).hasSize(3);
    assertThat(list.get(1).path("code").asText()).isEqualTo("RS012");
    assertThat(list.get(1).path("place").asText()).isEqualTo("#/abilities/0/program/0/op");
  }

  @Test
  void rulesThatDoNotCompileAreFound() throws IOException {
    Ran.copyOfRules(folder);
    Path broken = folder.resolve("rules/engine/broken.drl");
    Files.writeString(broken, "package x;\nrule \"a\" whn then end\n");
    Ran ran = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("rules/engine/broken.drl:2", "RS050");
  }

  @ParameterizedTest
  @ValueSource(strings = {"health < 5", "id > 0, health < 5"})
  void aRuleThatTakesANumberForAFieldIsToldHowNumbersAreRead(String field) throws IOException {
    Ran.copyOfRules(folder);
    Path own = folder.resolve("rules/math-battle/own.drl");
    Files.createDirectories(own.getParent());
    String head = "package x;\nimport dev.runesheet.spi.fact.*;\nrule \"a\" when\n";
    Files.writeString(own, head + "Event()\nEntity( " + field + " ) then end\n");
    Ran ran = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out())
        .contains("rules/math-battle/own.drl:5", "RS050")
        .containsPattern("expected a field of Entity; a\\s+number is read as stat\\(\"health\"\\)");
  }

  @Test
  void anEmptyWorkbookIsFound() throws IOException {
    Ran.copyOfRules(folder);
    Path table = folder.resolve("decision-tables/math-battle/global-rules.drl.xlsx");
    Files.writeString(table, "not a workbook");
    Ran ran = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).contains("global-rules.drl.xlsx", "RS030");
  }

  @Test
  void aLoopIsAWarningUntilItIsAcceptedWithAReason() throws IOException {
    Ran.copyOfRules(folder);
    Path hero = folder.resolve(HEROES + "fire_mage.json");
    Ran.edit(
        hero,
        "\"type\": \"ON_TURN_START\"",
        "\"type\": \"ON_ATTRIBUTE_CHANGE\", \"attr\": \"mana\"");
    Ran.edit(hero, "\"kind\": \"MIN\"", "\"kind\": \"ADD\"");
    Ran.edit(hero, "\"kind\": \"MIN\"", "\"kind\": \"ADD\"");
    Ran loop = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(loop.code()).isZero();
    assertThat(loop.lines().get(0))
        .matches(".*/fire_mage.json:\\d+:\\d+ #/effects/0/.*")
        .contains("warning RS095", "'fire-mage/mana-regen' changes mana, which sets off");
    JsonNode list =
        new ObjectMapper().readTree(Ran.in(folder, "", "check", Ran.GAME, "--json").out());
    assertThat(list.get(0).path("line").asText()).matches("\\d+:\\d+");
    accept("RS095", "fire-mage/mana-regn", "the limit of the queue ends it");
    assertThat(Ran.in(folder, "", "check", Ran.GAME).out())
        .contains("RS097", "did you mean 'fire-mage/mana-regen'?", "0 errors, 1 warning")
        .doesNotContain("RS095: effects");
    accept("RS095", "fire-mage/mana-regen", "the limit of the queue ends it");
    assertThat(Ran.in(folder, "", "check", Ran.GAME).out().strip())
        .isEqualTo("0 errors, 0 warnings");
  }

  @Test
  void anAcceptedFindingThatIsNotThereAndOneWithoutReasonAreFound() throws IOException {
    Ran.copyOfRules(folder);
    accept("RS095", "fire-mage/mana-regen", "it was a loop once");
    Ran left = Ran.in(folder, "", "check", Ran.GAME);
    assertThat(left.lines().get(0)).startsWith("data/math-battle/game.yaml:").contains("RS097");
    accept("RS95", "fire-mage/mana-regen", "it was a loop once");
    assertThat(Ran.in(folder, "", "check", Ran.GAME).lines().get(0))
        .contains("RS95, which is no code of findings, of", "did you mean 'RS095'?");
    accept("RS095", "fire-mage/mana-regen", "");
    assertThat(Ran.in(folder, "", "check", Ran.GAME).out()).contains("RS009");
  }

  private void accept(String code, String effect, String reason) throws IOException {
    Path manifest = folder.resolve("data/math-battle/game.yaml");
    String entry = "accepted:\n  - {code: %s, effect: %s, reason: '%s'}\n";
    String text = Files.readString(manifest).replaceAll("(?s)accepted:.*", "");
    Files.writeString(manifest, text + entry.formatted(code, effect, reason));
  }

  private void breakThings() throws IOException {
    Ran.copyOfRules(folder);
    Path fighter = folder.resolve(HEROES + "fighter.json");
    Ran.edit(fighter, "\"DAMAGE\"", "\"DAMGE\"");
    Ran.edit(fighter, "\"attr\": \"defense\"", "\"attr\": \"defence\"");
    Files.writeString(folder.resolve(HEROES + "bad.json"), "{\"name\": \"Bad\",}");
  }
}
