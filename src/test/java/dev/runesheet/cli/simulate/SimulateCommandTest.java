package dev.runesheet.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many matches, counted alike however many threads play. */
class SimulateCommandTest {

  @TempDir private Path folder;

  @Test
  void randomDecksAreOnlyRecommendedWhereTheGameHasThem() {
    assertThat(Ran.run("simulate", "queens-blood", "--games", "2").out())
        .contains("rates of decks", "With --random-decks");
    assertThat(Ran.run("simulate", "ember-vale", "--games", "2").out())
        .contains("rates of decks")
        .doesNotContain("--random-decks");
  }

  @Test
  void threadsDoNotChangeTheResult() {
    String one = Ran.run("simulate", Ran.GAME, "--games", "60", "--threads", "1").out();
    String two = Ran.run("simulate", Ran.GAME, "--games", "60", "--threads", "2").out();
    assertThat(two).isEqualTo(one).contains("Fighter", "Fire Mage", "who begins", "95 % interval");
  }

  @Test
  void aGameOfASimulationCanBePlayed() throws IOException {
    Ran ran = Ran.run("simulate", Ran.GAME, "--games", "1", "--seed", "12", "--json");
    JsonNode turns = new ObjectMapper().readTree(ran.out()).path("turns");
    assertThat(Ran.run("play", Ran.GAME, "--seed", "12").lastLine())
        .endsWith("in turn " + turns.path("max").asInt() + ".");
  }

  @Test
  void printsJson() throws IOException {
    Ran ran = Ran.run("simulate", Ran.GAME, "--games", "20", "--json");
    JsonNode json = new ObjectMapper().readTree(ran.out());
    assertThat(ran.code()).isZero();
    assertThat(json.path("ended").asInt()).isEqualTo(20);
    assertThat(json.path("players")).hasSize(2);
    JsonNode fighter = json.path("players").get(0);
    assertThat(fighter.path("low").asDouble()).isLessThan(fighter.path("rate").asDouble());
  }

  @Test
  void everyPairOfHeroesPlays() throws IOException {
    Path heroes = Ran.copyOfRules(folder).resolve("data/math-battle/heroes");
    Files.copy(heroes.resolve("fighter.json"), heroes.resolve("knight.json"));
    Ran.edit(heroes.resolve("knight.json"), "\"Fighter\"", "\"Knight\"");
    Ran ran = Ran.in(folder, "", "simulate", Ran.GAME, "--games", "12");
    assertThat(ran.out()).contains("Fighter – Fire Mage", "Fighter – Knight", "Fire Mage – Knight");
  }

  @Test
  void badNumbersAreWrongUsage() {
    assertThat(Ran.run("simulate", Ran.GAME, "--games", "0").code()).isEqualTo(2);
    assertThat(Ran.run("simulate", Ran.GAME, "--threads", "0").code()).isEqualTo(2);
    Ran many = Ran.run("simulate", Ran.GAME, "--games", "99999999999");
    assertThat(many.code()).isEqualTo(2);
    assertThat(many.err()).contains("'99999999999' is too large");
  }

  @Test
  void wilsonIntervalsAreThoseOfTheLiterature() {
    Rate rate = new Rate(8, 10);
    assertThat(rate.low()).isBetween(0.4901, 0.4902);
    assertThat(rate.high()).isBetween(0.9433, 0.9434);
    assertThat(new Rate(0, 0).high()).isEqualTo(1);
  }

  @Test
  void botsAreChosenByWords() throws IOException {
    Ran ran =
        Ran.run(
            "simulate",
            "queens-blood",
            "auras",
            "auras",
            "--bots",
            "greedy,random",
            "--games",
            "6",
            "--json");
    JsonNode players = new ObjectMapper().readTree(ran.out()).path("players");
    assertThat(ran.code()).isZero();
    assertThat(players.path(0).path("wins").asInt())
        .isGreaterThan(players.path(1).path("wins").asInt());

    Ran unknown = Ran.run("play", "queens-blood", "--bots", "gredy");
    assertThat(unknown.code()).isEqualTo(2);
    assertThat(unknown.err())
        .contains("--bots: 'gredy' is not one of greedy, random; did you mean 'greedy'?");
    assertThat(Ran.run("simulate", Ran.GAME, "--bots", "greedy").err())
        .contains("--bots: 'greedy' is not random.");
    assertThat(Ran.run("play", Ran.GAME, "--bots", "random,random,random").err())
        .contains("--bots names 3 bots; name one for all, or 2.");
  }
}
