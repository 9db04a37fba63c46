package dev.runesheet.cli.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.cli.Ran;
import dev.runesheet.cli.simulate.count.Rate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many matches, counted alike however many threads play. */
@Tag("thorough")
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
  void whatOnlySaysWhatIsLegalIsNoEffect() throws IOException {
    Ran ran = Ran.run("simulate", "ember-vale", "--games", "2", "--json");
    JsonNode effects = new ObjectMapper().readTree(ran.out()).path("effects");
    assertThat(effects.findValuesAsText("name")).contains("actions/play");
    assertThat(ran.out()).doesNotContain("-is-legal");
    for (String words : List.of("tcg-pocket", "valeria draft")) {
      List<String> all = new ArrayList<>(List.of("simulate"));
      all.addAll(List.of(words.split(" ")));
      all.addAll(List.of("--games", "1", "--json"));
      assertThat(Ran.run(all.toArray(String[]::new)).out())
          .doesNotContain("kinds/attack-is-legal", "/possible\"");
    }
  }

  @Test
  void whatTakesOthersOutOfForceHasFired() throws IOException {
    JsonNode hush = effect("hush-owl/hush", "ember-vale", 30);
    assertThat(hush.path("fired").asInt()).isPositive();
    assertThat(hush.path("games").asInt()).isPositive().isLessThanOrEqualTo(30);
    assertThat(hush.path("others").path("out_of_force")).isEqualTo(hush.path("fired"));
    assertThat(hush.path("own").path("out_of_force").asInt()).isZero();
  }

  @Test
  void whatCountsInCalculationsAloneHasFiredWhenItCameIntoPlay() throws IOException {
    JsonNode status = effect("statuses/all take less", "tcg-pocket", 30);
    assertThat(status.path("fired").asInt()).isPositive();
  }

  @Test
  void aTheftIsToldOfBothSides() throws IOException {
    JsonNode thief = effect("c15/on-turn", "valeria", 60);
    assertThat(thief.path("stats").path("gold").asDouble()).isZero();
    double own = thief.path("own").path("stats").path("gold").asDouble();
    assertThat(own).isPositive();
    assertThat(thief.path("others").path("stats").path("gold").asDouble()).isEqualTo(-own);
  }

  @Test
  void teamsAreNoSides() throws IOException {
    JsonNode seer = effect("seer/1", "werewolf", 5);
    assertThat(seer.path("moved").asInt()).isPositive();
    assertThat(seer.path("own").path("moved").asInt()).isZero();
    assertThat(seer.path("others").path("moved").asInt()).isZero();
  }

  private static JsonNode effect(String id, String game, int games) throws IOException {
    Ran ran = Ran.run("simulate", game, "--games", "" + games, "--json");
    for (JsonNode effect : new ObjectMapper().readTree(ran.out()).path("effects")) {
      if (effect.path("name").asText().equals(id)) {
        return effect;
      }
    }
    throw new AssertionError(id);
  }

  @Test
  void effectsChangeNumbersThatPeopleCount() throws IOException {
    Ran ran = Ran.run("simulate", "queens-blood", "--games", "30", "--json");
    Set<String> numbers = new TreeSet<>();
    for (JsonNode effect : new ObjectMapper().readTree(ran.out()).path("effects")) {
      effect.path("stats").fieldNames().forEachRemaining(numbers::add);
    }
    assertThat(numbers)
        .contains("power", "cards destroyed")
        .isSubsetOf("pawns", "power", "cards destroyed");
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
        .contains("--bots: there is no bot 'greedy' here, only 'random'.");
    assertThat(Ran.run("play", Ran.GAME, "--bots", "random,random,random").err())
        .contains("--bots names 3 bots; name one for all, or 2.");
  }

  @Test
  void cardsAreTakenApartByWhatBecameOfThemInEveryGameWithDecks() throws IOException {
    for (String game : List.of("queens-blood", "ember-vale", "tcg-pocket")) {
      String bots = game.equals("tcg-pocket") ? "eager" : "random"; // Random ones draw all.
      JsonNode cards = json("simulate", game, "--games", "30", "--bots", bots).path("cards");
      assertThat(cards).as(game).isNotEmpty();
      long played = 0;
      long drawnOnly = 0;
      long never = 0;
      for (JsonNode card : cards) {
        played += card.path("played").path("games").asInt();
        int drawn = card.path("drawn").path("games").asInt();
        drawnOnly += drawn - card.path("played").path("games").asInt();
        never += card.path("never_drawn").path("games").asInt();
      }
      assertThat(List.of(played, drawnOnly, never)).as(game).allMatch(count -> count > 0);
    }
  }

  @Test
  void everyCopyThatADuelistPlaysIsFollowed() throws IOException {
    Path lines = folder.resolve("games.jsonl");
    Ran ran = Ran.run("simulate", "queens-blood", "--games", "3", "--jsonl", lines.toString());
    assertThat(ran.err()).contains("Wrote " + lines);
    List<String> all = Files.readAllLines(lines);
    assertThat(all).hasSize(3);
    JsonNode first = new ObjectMapper().readTree(all.get(0));
    assertThat(first.path("seed").asInt()).isEqualTo(1);
    assertThat(first.path("cards")).hasSize(2);
    assertThat(all.toString()).contains("\"played\"", "\"drawn\"", "\"never\"");
  }

  @Test
  void effectsAreCountedWithWhatTheyChange() throws IOException {
    JsonNode effects = json("simulate", Ran.GAME, "--games", "40").path("effects");
    JsonNode fireball = named(effects, "fire-mage/fireball");
    assertThat(fireball.path("fired").asInt()).isPositive();
    assertThat(fireball.path("stats").path("mana").asDouble())
        .isBetween(-5.0 * fireball.path("fired").asInt(), -0.5);
    assertThat(fireball.path("games").asInt()).isBetween(1, 40);
  }

  private static JsonNode named(JsonNode all, String name) {
    for (JsonNode one : all) {
      if (one.path("name").asText().equals(name)) {
        return one;
      }
    }
    throw new AssertionError("no " + name);
  }

  @Test
  void winnersOfWerewolfAreTeams() throws IOException {
    JsonNode json = json("simulate", "werewolf", "seven", "--games", "40");
    assertThat(json.path("players")).isEmpty();
    assertThat(json.has("first")).isFalse();
    int wolves = named(json.path("features"), "team Werewolf").path("wins").asInt();
    int town = named(json.path("features"), "team Townsfolk").path("wins").asInt();
    assertThat(wolves + town + json.path("draws").asInt()).isEqualTo(40);
    assertThat(named(json.path("features"), "Citizen").path("games").asInt()).isEqualTo(40);
    assertThat(Ran.run("simulate", "werewolf", "--games", "9").out())
        .doesNotContain("who begins")
        .contains("role", "team Werewolf", "five");
  }

  @Test
  void aStoppedSimulationGoesOnAsIfNothingHadBeen() throws IOException {
    String[] kept = {"--resume", path("kept.json"), "--jsonl", path("kept.jsonl")};
    simulate("34", kept);
    String more = simulate("60", kept);
    String[] whole = {"--jsonl", path("whole.jsonl"), "--threads", "1"};
    assertThat(more).isEqualTo(simulate("60", whole));
    assertThat(folder.resolve("kept.jsonl")).hasSameTextualContentAs(folder.resolve("whole.jsonl"));
    String[] fewer = {"simulate", Ran.GAME, "--games", "20", kept[0], kept[1], kept[2], kept[3]};
    assertThat(Ran.run(fewer).err()).contains("holds 60 games, more than 20: all of them count.");
    Ran without = Ran.run("simulate", Ran.GAME, "--games", "70", kept[0], kept[1]);
    assertThat(without.code()).isEqualTo(2);
    assertThat(without.err()).contains("was kept with --jsonl; name the file again");
    Ran other = Ran.run("simulate", Ran.GAME, "--seed", "2", "--resume", path("kept.json"));
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).contains("is of another simulation: seed was 1 and is 2.");
    Files.writeString(folder.resolve("broken.json"), "{");
    assertThat(Ran.run("simulate", Ran.GAME, "--resume", path("broken.json")).code()).isEqualTo(2);
  }

  @Test
  void aStoppedSimulationGoesOnWithItsOwnLinesOnly() throws IOException {
    String[] kept = {"--resume", path("kept.json"), "--jsonl", path("kept.jsonl")};
    simulate("20", kept);
    Path other = Files.writeString(folder.resolve("other.jsonl"), "x".repeat(100_000) + "\n");
    for (String file : List.of(other.toString(), path("none.jsonl"))) {
      Ran ran = Ran.run("simulate", Ran.GAME, "--resume", path("kept.json"), "--jsonl", file);
      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err())
          .contains("'" + file + "' does not hold the lines of the matches played before:");
    }
    assertThat(other).hasSize(100_001);
    assertThat(folder.resolve("none.jsonl")).doesNotExist();
  }

  @Test
  void coverageOfAPartOfASimulationIsRefused() {
    String[] words = {"--coverage", path("c.json"), "--resume", path("kept.json")};
    Ran ran = Ran.run("simulate", Ran.GAME, words[0], words[1], words[2], words[3]);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.err()).contains("--coverage does not go with --resume");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void coverageIsOfTheMatchesThatCountWhenEnoughWerePlayed() throws IOException {
    simulate("400", "--until", "50%", "--coverage", path("enough.json"), "--threads", "2");
    simulate("100", "--coverage", path("asked.json"));
    assertThat(folder.resolve("enough.json")).hasSameTextualContentAs(folder.resolve("asked.json"));
  }

  @Test
  void theMatchOfALogCountsOnceInCoverage() {
    simulate("3", "--coverage", path("alone.json"));
    simulate("3", "--coverage", path("logged.json"), "--log", path("log.json"));
    assertThat(folder.resolve("logged.json")).hasSameTextualContentAs(folder.resolve("alone.json"));
  }

  private String simulate(String games, String... more) {
    List<String> words = new ArrayList<>(List.of("simulate", Ran.GAME, "--games", games));
    words.addAll(List.of(more));
    Ran ran = Ran.run(words.toArray(String[]::new));
    assertThat(ran.err()).doesNotContain("error");
    return ran.out();
  }

  private String path(String file) {
    return folder.resolve(file).toString();
  }

  private static JsonNode json(String... words) throws IOException {
    List<String> all = new ArrayList<>(List.of(words));
    all.add("--json");
    Ran ran = Ran.run(all.toArray(String[]::new));
    return new ObjectMapper().readTree(ran.out());
  }

  @Test
  void itStopsWhenRatesAreKnownWellEnough() throws IOException {
    String[] words = {"simulate", "queens-blood", "pawns", "auras", "--games", "900"};
    JsonNode one = json(with(words, "--until", "7%", "--threads", "1"));
    JsonNode two = json(with(words, "--until", "±7 %", "--threads", "2"));
    assertThat(one.path("ended").asInt()).isEqualTo(200).isEqualTo(two.path("ended").asInt());
    assertThat(one).isEqualTo(two);
    Ran wrong = Ran.run("simulate", Ran.GAME, "--until", "none");
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("'none' is no share from above 0 to 50 %");
  }

  private static String[] with(String[] words, String... more) {
    List<String> all = new ArrayList<>(List.of(words));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void twoVersionsPlayTheSameMatches() throws IOException {
    JsonNode same = json("simulate", Ran.GAME, "--games", "30", "--against", ".");
    assertThat(same.path("compared").asInt()).isEqualTo(30).isEqualTo(same.path("alike").asInt());
    Path other = Ran.copyOfRules(folder.resolve("other"));
    Path hero = other.resolve("data/math-battle/heroes/fire_mage.json");
    Ran.edit(hero, "\"max_health\": ", "\"max_health\": 9");
    Ran.edit(hero, "\"health\": ", "\"health\": 9");
    JsonNode folderOfIt =
        json("simulate", Ran.GAME, "--games", "30", "--against", other.toString());
    JsonNode mage = named(folderOfIt.path("players"), "Fire Mage");
    assertThat(mage.path("low").asDouble()).isPositive();
    JsonNode file = json("simulate", Ran.GAME, "--games", "30", "--against", hero.toString());
    assertThat(file).isEqualTo(folderOfIt);
    Ran ran =
        Ran.run(
            "simulate",
            Ran.GAME,
            "--games",
            "30",
            "--against",
            hero.toString(),
            "--html",
            path("ab.html"),
            "--csv",
            path("ab.csv"));
    assertThat(ran.out()).contains("here", "there", "Fire Mage", " *", "ended alike");
    assertThat(folder.resolve("ab.html"))
        .content()
        .contains("Two versions of math-battle", "30 games of bots, seed ", "<h2>Turns</h2>")
        .doesNotContain("Every turns");
    assertThat(folderOfIt.path("games").asInt()).isEqualTo(30);
    assertThat(folderOfIt.path("seed").isNumber()).isTrue();
    assertThat(folder.resolve("ab.csv")).content().contains("player,Fire Mage,30,");
    assertThat(Ran.run("simulate", Ran.GAME, "--against", "nowhere").code()).isEqualTo(2);
  }
}
