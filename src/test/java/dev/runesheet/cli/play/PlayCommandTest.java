package dev.runesheet.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import dev.runesheet.cli.Runesheet;
import dev.runesheet.cli.console.Terminal;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bots play and are told; the same seed is told the same. */
class PlayCommandTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "math-battle",
        "queens-blood",
        "valeria",
        "ember-vale",
        "tcg-pocket",
        "werewolf --roles"
      })
  void whatIsTypedAtLengthIsNotRepeatedAtLength(String words) {
    List<String> typed = new ArrayList<>(List.of("play"));
    typed.addAll(List.of(words.split(" ")));
    typed.addAll(List.of("x".repeat(100_000), "y"));
    Ran ran = Ran.run(typed.toArray(String[]::new));
    assertThat(ran.code()).isNotZero();
    assertThat(ran.err()).contains("error: ", "xxx… (100000 characters)").hasSizeLessThan(2_000);
  }

  @Test
  void moreRolesThanPlayersAreRefused() {
    Ran ran = Ran.run("play", "werewolf", "3", "Seer", "Wolf", "Wolf", "Wolf");
    assertThat(ran.code()).isNotZero();
    assertThat(ran.err()).contains("4 roles are named for 3 players");
  }

  @Test
  void tellsWhoGetsAStatusAndOnceWhatItDoes() {
    Ran ran = Ran.run("play", "ember-vale", "--seed", "1");
    assertThat(ran.out())
        .contains(
            "  Blaze Runner gets the status frozen for 2 more turns (Frost Warden, when enters"
                + " play)",
            "  Ash Hound gets the status frozen for 2 more turns",
            "  Pyre Guard's status frozen ends\n",
            "  fire chooses frost\n")
        .containsOnlyOnce("      frozen: Its attack is at most 0.\n");
  }

  @Test
  void programsThatOthersRunAreCalledByTheirNamesAlone() {
    String[] words = {
      "play", "tcg-pocket", "circle circuit", "gas cloud", "--seed", "8", "--bots", "greedy"
    };
    assertThat(Ran.run(words).out())
        .contains("  Grimer is paralyzed (fall)\n", "  Dedenne's damage 10 → 20 (checkup)\n")
        .doesNotContain("usually)");
  }

  @Test
  void tellsTurnsReasonsAndTheWinner() {
    Ran ran = Ran.run("play", Ran.GAME, "--seed", "1");
    assertThat(ran.code()).isZero();
    assertThat(ran.lines().get(0)).isEqualTo("Fighter against Fire Mage, seed 1");
    assertThat(ran.out())
        .contains(
            "Turn 1: Fighter (health 100 of 100)",
            "  Fighter rolls 3 on a die of 6 (Power Strike)",
            "  Fire Mage's health 70 → 57 (Power Strike)",
            "  Fighter's action is skipped (Stun, when action phase starts)",
            "(Burning, when turn starts)",
            "  Fire Mage loses (Death, when health changes)");
    assertThat(ran.lastLine()).matches("Fighter wins in turn \\d+\\.");
  }

  @Test
  void aWrongSetUpAndPlayersThatItHasNotAreToldBeforeRulesAreCompiled() throws IOException {
    Ran.copyOfRules(folder);
    Path broken = folder.resolve("rules/math-battle/broken.drl");
    Files.createDirectories(broken.getParent());
    Files.writeString(broken, "no rule");

    for (String[] words :
        new String[][] {
          {"play", Ran.GAME, "fihgter", "fire-mage"},
          {"simulate", Ran.GAME, "fihgter", "fire-mage", "--games", "1"},
          {"explain", Ran.GAME, "fihgter", "fire-mage", "0", "health"}
        }) {
      Ran ran = Ran.in(folder, "", words);
      assertThat(ran.err()).contains("Hero 'fihgter' is not").contains("did you mean 'fighter'?");
      assertThat(ran.code()).isEqualTo(2);
    }
    assertThat(Ran.in(folder, "", "play", Ran.GAME, "--human", "9").err())
        .contains("--human 9 is not a player; they are 0 to 1.");
    for (String command : List.of("play", "simulate")) {
      assertThat(Ran.in(folder, "", command, Ran.GAME, "--bots", "random,random,random").err())
          .contains("--bots names 3 bots; name one for all, or 2.");
    }
    assertThat(Ran.in(folder, "", "play", Ran.GAME, "fighter", "fire-mage").err())
        .contains("RS050");
  }

  @Test
  void everyChangeHasAReason() {
    Ran ran = Ran.run("play", Ran.GAME, "--seed", "9");
    assertThat(ran.lines())
        .filteredOn(line -> line.contains("→"))
        .isNotEmpty()
        .allMatch(line -> line.endsWith(")"));
  }

  @Test
  void saysWhichRulesAreUsed() {
    assertThat(Ran.run("play", Ran.GAME).err()).startsWith("Rules: the folder ");
  }

  @Test
  void theSameSeedIsToldTheSame() {
    String once = Ran.run("play", Ran.GAME, "--seed", "77").out();
    assertThat(Ran.run("play", Ran.GAME, "--seed", "77").out()).isEqualTo(once);
    assertThat(Ran.run("play", Ran.GAME, "--seed", "78").out()).isNotEqualTo(once);
  }

  @Test
  void whyNamesThePlaceOfEveryEffect() {
    Ran ran = Ran.run("play", Ran.GAME, "--why", "--seed", "1");
    assertThat(ran.out())
        .contains(
            "written at data/math-battle/heroes/fighter.json#/abilities/1",
            "written at decision-tables/math-battle/global-rules.drl.xlsx!Global rules!");
  }

  @Test
  void theOtherPlayerMayBegin() {
    assertThat(Ran.run("play", Ran.GAME, "--first", "1").out()).contains("Turn 1: Fire Mage (");
  }

  @Test
  void twoOfAKindAreToldApart() {
    Ran ran = Ran.run("play", Ran.GAME, "fire-mage", "Fire Mage", "--seed", "3");
    assertThat(ran.lines().get(0)).isEqualTo("Fire Mage 0 against Fire Mage 1, seed 3");
    assertThat(ran.out()).contains("  Nothing changes (Ice Bolt)", "If your mana is above 3");
  }

  @Test
  void unknownHeroIsWrongUsage() {
    Ran ran = Ran.run("play", Ran.GAME, "figter", "fire-mage");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("Hero 'figter' is not", "did you mean 'fighter'?");
  }

  @Test
  void oneHeroIsWrongUsage() {
    Ran ran = Ran.run("play", Ran.GAME, "fighter");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("A duel has two heroes, of fighter, fire-mage.");
  }

  @Test
  void badSeedIsWrongUsage() {
    Ran ran = Ran.run("play", Ran.GAME, "--seed", "abc");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--seed", "'abc' is not a whole number");
    assertThat(Ran.run("play", Ran.GAME, "--seed", "1,000,000").err())
        .contains("'1,000,000' is not a whole number; write 1000000.");
    assertThat(Ran.run("play", Ran.GAME, "--seed", "99999999999999999999").err())
        .contains("'99999999999999999999' is too large.");
    assertThat(Ran.run("play", Ran.GAME, "--seed", "\u0663").code()).isEqualTo(2);
  }

  @Test
  void wrongBotsAreToldBeforeTheMatchBegins() {
    Ran ran = Ran.run("play", "math-battle", "fighter", "fighter", "--seed", "1", "--bots", "nope");
    assertThat(ran.err()).contains("--bots: ");
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
  }

  @Test
  void badFirstIsWrongUsage() {
    assertThat(Ran.run("play", Ran.GAME, "--first", "2").code()).isEqualTo(2);
  }

  @Test
  void theLogHoldsAllThatIsNeeded() throws IOException {
    Path log = folder.resolve("log.json");
    Ran.run("play", Ran.GAME, "--seed", "5", "--log", log.toString());
    JsonNode json = new ObjectMapper().readTree(Files.readString(log));
    assertThat(json.path("seed").asInt()).isEqualTo(5);
    assertThat(json.path("setup").path("heroes").get(0).asText()).isEqualTo("fighter");
    assertThat(json.path("answers")).isNotEmpty();
    assertThat(json.path("over").asBoolean()).isTrue();
  }

  @Test
  void brokenSourcesAreReportedAndNothingPlays() {
    Path rules = Ran.copyOfRules(folder);
    Ran.edit(rules.resolve("data/math-battle/heroes/fighter.json"), "\"DAMAGE\"", "\"DAMGE\"");
    Ran ran = Ran.in(rules, "", "play", Ran.GAME);
    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains("data/math-battle/heroes/fighter.json:", "RS012", "did you mean 'DAMAGE'?")
        .contains("math-battle cannot be used: 1 error, 0 warnings.");
  }

  @Test
  void changedDataChangeTheMatch() {
    Path rules = Ran.copyOfRules(folder);
    Path fighter = rules.resolve("data/math-battle/heroes/fighter.json");
    Ran.edit(fighter, "\"health\": 100", "\"health\": 55");
    Ran ran = Ran.in(rules, "", "play", Ran.GAME);
    assertThat(ran.out()).contains("Turn 1: Fighter (health 55 of 100)");
  }

  @Test
  void theNextMatchTakesTheRulesThatWereSaved() throws Exception {
    Ran.copyOfRules(folder);
    Path hero = folder.resolve("data/math-battle/heroes/fire_mage.json");
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Terminal terminal = Ran.terminal(folder, "", out, err);
    CompletableFuture<Integer> code =
        CompletableFuture.supplyAsync(
            () -> Runesheet.run(terminal, "play", Ran.GAME, "--watch", "--matches", "2"));
    await(() -> err.toString().contains("Save a file"));
    Ran.edit(hero, "\"value\": 8", "\"value\": eight");
    await(() -> err.toString().contains("good rules stay in force"));
    Ran.edit(hero, "\"value\": eight", "\"value\": 8");
    await(() -> err.toString().contains("No error any more; the game is as it was."));
    Ran.edit(hero, "\"value\": 8", "\"value\": 9");
    assertThat(code.get(1, TimeUnit.MINUTES)).isZero();
    assertThat(err.toString())
        .contains("fire_mage.json:45:26: error RS002")
        .contains("New rules, this match takes them: Fireball now: deal 9 damage to your opponent")
        .contains("instead of 8");
    String[] matches = out.toString().split("Fighter against Fire Mage, seed 1");
    assertThat(matches).hasSize(3);
    assertThat(matches[1]).contains("deal 8 damage").doesNotContain("deal 9 damage");
    assertThat(matches[2]).isNotEqualTo(matches[1]);
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < 600 && !condition.getAsBoolean(); i++) {
      Thread.sleep(100);
    }
    assertThat(condition.getAsBoolean()).isTrue();
  }
}
