package dev.runesheet.cli.explain;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a number came about. */
class ExplainCommandTest {

  /** Reading it again at each of many changes hides the numbers. */
  @Test
  void whatAnEffectSaysIsToldOnceAndItsChangesEachTime() {
    Ran ran = Ran.run("explain", "ember-vale", "player 1", "hearth");
    assertThat(ran.out().split("When a turn starts, its player's hearth grows", -1)).hasSize(2);
    assertThat(ran.out())
        .contains("  turn 3: 1 → 2 (dawn of fire)\n  turn 5: 2 → 3 (dawn of fire)\n")
        .containsOnlyOnce("written at data/ember-vale/game.yaml");
  }

  @Test
  void tellsEveryChangeWithEffectSentenceAndPlace() {
    Ran ran = Ran.run("explain", Ran.GAME, "--seed", "1", "fighter", "stun", "--turn", "6");
    assertThat(ran.code()).isZero();
    assertThat(ran.lines().get(0)).isEqualTo("Fighter's stun in turn 6: 0");
    assertThat(ran.out())
        .contains("  turn 4: 0 → 1 (Ice Bolt of Fire Mage)", "  turn 5: 1 → 0 (Stun of Fighter)")
        .contains("If your mana is above 3")
        .contains("written at data/math-battle/heroes/fire_mage.json#/");
  }

  @Test
  void changesNameTheirHoldersAndSentencesAreToldOnce() {
    Ran ran = Ran.run("explain", "ember-vale", "--seed", "3", "--turn", "16", "frost", "embers");
    assertThat(ran.out())
        .contains("  turn 2: 0 → 1 (dawn of frost)", "(cast of Cold Snap)")
        .containsOnlyOnce("When a turn starts, its player's hearth grows by 1")
        .containsOnlyOnce("written at data/ember-vale/game.yaml#/player rules/1/then/1");
  }

  @Test
  void holdersOfOneNameAreToldApart() {
    Ran ran = Ran.run("explain", "ember-vale", "--seed", "3", "--turn", "52", "frost", "health");
    assertThat(ran.lines())
        .filteredOn(line -> line.startsWith("  turn 50:"))
        .as("two Warm Hearths")
        .hasSize(2)
        .allSatisfy(line -> assertThat(line).containsPattern("turn-ends of Warm Hearth \\d+\\)"))
        .doesNotHaveDuplicates()
        .extracting(line -> line.substring(line.indexOf('(')))
        .doesNotHaveDuplicates();
  }

  @Test
  void playsTheSameMatchAsPlay() {
    Ran explained = Ran.run("explain", Ran.GAME, "--seed", "4", "Fire Mage", "health");
    Ran played = Ran.run("play", Ran.GAME, "--seed", "4");
    String change = "Fire Mage's health ";
    long changes = played.lines().stream().filter(line -> line.contains(change)).count();
    assertThat(explained.lines())
        .filteredOn(line -> line.startsWith("  turn "))
        .hasSize((int) changes);
  }

  @Test
  void printsJson() throws IOException {
    Ran ran = Ran.run("explain", Ran.GAME, "fighter", "fire-mage", "1", "mana", "--json");
    JsonNode json = new ObjectMapper().readTree(ran.out());
    assertThat(json.path("entity").asText()).isEqualTo("Fire Mage");
    assertThat(json.path("changes").get(0).path("source").asText()).startsWith("data/math-battle/");
  }

  @Test
  void twoOfAKindNeedANumber() {
    Ran ran = Ran.run("explain", Ran.GAME, "fighter", "fighter", "fighter", "health");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("name one by its number: 0, 1.");
    assertThat(Ran.run("explain", Ran.GAME, "fighter", "fighter", "1", "health").code()).isZero();
  }

  @Test
  void ofTwoTheOneInPlayIsMeant() {
    String[] setup = {"mind mirror", "crimson storm", "--seed", "2", "--turn", "2"};
    assertThat(explained(setup, "Moltres ex")).startsWith("Moltres ex's retreat cost in turn 2: 2");
    assertThat(explained(setup, "Charmander")).contains("There are 2 of 'Charmander'");
  }

  @Test
  void aNumberIsNamedByWhatTheGameCallsItToo() {
    String[] setup = {"mind mirror", "crimson storm", "--seed", "2", "--turn", "2"};
    assertThat(explained(setup, "Moltres ex", "retreat cost"))
        .isEqualTo(explained(setup, "Moltres ex"));
  }

  private static String explained(String[] setup, String who) {
    return explained(setup, who, "retreat");
  }

  private static String explained(String[] setup, String who, String number) {
    List<String> words = new ArrayList<>(List.of("explain", "tcg-pocket"));
    words.addAll(List.of(setup));
    words.addAll(List.of(who, number));
    Ran ran = Ran.run(words.toArray(String[]::new));
    return ran.out() + ran.err();
  }

  @Test
  void turnsBeginAtOne() {
    Ran ran = Ran.run("explain", Ran.GAME, "fighter", "health", "--turn", "0");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--turn (0) must be from 1");
  }

  @Test
  void unknownNamesAreWrongUsage() {
    Ran entity = Ran.run("explain", Ran.GAME, "figter", "health");
    assertThat(entity.code()).isEqualTo(2);
    assertThat(entity.err()).contains("did you mean 'Fighter'?");
    Ran stat = Ran.run("explain", Ran.GAME, "fighter", "healt");
    assertThat(stat.code()).isEqualTo(2);
    assertThat(stat.err()).contains("Fighter has no 'healt'; did you mean 'health'?");
    assertThat(Ran.run("explain", Ran.GAME, "fighter").code()).isEqualTo(2);
  }

  @Test
  void optionsThatItDoesNotHaveOrThatDoNotGoWithALogAreRefused() {
    Ran unknown =
        Ran.run(
            "explain",
            "ember-vale",
            "--seed",
            "3",
            "--bots",
            "eager",
            "fire",
            "frost",
            "fire",
            "health");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err()).contains("--bots").doesNotContain("mandatory");
    Ran both = Ran.run("explain", "ember-vale", "--log", "x.json", "--seed", "4", "fire", "health");
    assertThat(both.code()).isEqualTo(2);
    assertThat(both.err()).contains("--seed does not go with --log");
    assertThat(Ran.run("explain", "ember-vale", "fire").err()).contains("Name whose number");
  }
}
