package dev.runesheet.cli.simulate.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.cli.simulate.count.CardFate;
import dev.runesheet.cli.simulate.count.CardRates;
import dev.runesheet.cli.simulate.count.Counts;
import dev.runesheet.cli.simulate.count.Difference;
import dev.runesheet.cli.simulate.count.Lengths;
import dev.runesheet.cli.simulate.count.Pairing;
import dev.runesheet.cli.simulate.count.Played;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.pack.tool.WinningSide;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is made of single matches: rates, differences, tables and pages. */
class ResultsTest {

  private static final String HOSTILE = "=\"><script src='//x'>&,\n";

  @Test
  void aCardOfBothSidesDoesNotCount() {
    Tally tally = new Tally(2, WinningSide.PLAYER);
    tally.add(match(0, List.of(0), List.of(List.of("a", "b", "b"), List.of("b", "c"))));
    tally.add(match(1, List.of(), List.of(List.of("b"), List.of("c"))));
    assertThat(results(tally, WinningSide.PLAYER).things())
        .containsExactly(
            Map.entry("a", new Rate(1, 1)),
            Map.entry("b", new Rate(0, 1)),
            Map.entry("c", new Rate(0, 2)));
  }

  /** Who wins alone is told from who wins with others. */
  @Test
  void aSharedWinIsOneOfEachWinnerAndToldApart() {
    Tally tally = new Tally(2, WinningSide.PLAYER);
    tally.add(match(0, List.of(0), List.of(List.of(), List.of())));
    tally.add(match(1, List.of(0, 1), List.of(List.of(), List.of())));
    tally.add(match(2, List.of(), List.of(List.of(), List.of())));
    Results results = results(tally, WinningSide.PLAYER);
    assertThat(results.players().values()).containsExactly(new Rate(2, 3), new Rate(1, 3));
    assertThat(results.shared().values()).containsExactly(1L, 1L);
    assertThat(results.ends()).isEqualTo("wins 2 (1 shared), draws 1, failed 0");
    JsonNode json = SimulationJson.of(results);
    assertThat(json.path("shared_wins").asInt()).isEqualTo(1);
    assertThat(json.path("players").path(1).path("shared_wins").asInt()).isEqualTo(1);
    assertThat(json.path("matches").path(0).path("shared_wins").asInt()).isEqualTo(1);
    assertThat(SimulationPage.of(results)).contains("shared", "Wins 2 (1 shared), draws 1");
  }

  @Test
  void whereNoWinIsSharedNothingSaysSo() {
    Tally tally = new Tally(2, WinningSide.PLAYER);
    tally.add(match(0, List.of(0), List.of(List.of(), List.of())));
    assertThat(results(tally, WinningSide.PLAYER).ends()).isEqualTo("wins 1, draws 0, failed 0");
    assertThat(SimulationPage.of(results(tally, WinningSide.PLAYER))).doesNotContain("shared");
  }

  /** Players who play together are one side, and what all lose is no draw. */
  @Test
  void ofPlayersWhoPlayTogetherAllWinOrAllLose() {
    Tally tally = new Tally(2, WinningSide.ALL);
    List<List<String>> decks = List.of(List.of("a", "b"), List.of("b"));
    tally.add(match(0, List.of(0, 1), decks));
    tally.add(match(1, List.of(), true, decks));
    tally.add(match(2, List.of(), decks));
    tally.add(match(3, List.of(0, 1), decks));
    Results results = results(tally, WinningSide.ALL);
    assertThat(results.players()).containsExactly(Map.entry("all players", new Rate(2, 4)));
    assertThat(results.things())
        .containsOnly(Map.entry("a", new Rate(2, 4)), Map.entry("b", new Rate(2, 4)));
    assertThat(results.ends())
        .isEqualTo("all players won 2 (50.0 %), all lost 1 (25.0 %), draws 1, failed 0");
    JsonNode json = SimulationJson.of(results);
    assertThat(json.path("draws").asInt()).isEqualTo(1);
    assertThat(json.path("all_won").path("rate").asDouble()).isEqualTo(0.5);
    assertThat(json.path("all_lost").path("losses").asInt()).isEqualTo(1);
    assertThat(json.path("all_lost").path("rate").asDouble()).isEqualTo(0.25);
  }

  @Test
  void ratesOfDecksAreExplainedWhereThereAreAny() {
    Tally none = new Tally(2, WinningSide.PLAYER);
    none.add(match(0, List.of(0), List.of(List.of(), List.of())));
    Tally some = new Tally(2, WinningSide.PLAYER);
    some.add(match(0, List.of(0), List.of(List.of("a"), List.of("b"))));
    assertThat(ofDecks(none).reading()).isEmpty();
    assertThat(ofDecks(some).reading()).contains("has that deck's rate");
  }

  private static Results ofDecks(Tally tally) {
    Results.Measured measured = Results.Measured.ONLY_DECKS;
    List<Pairing> pairings = List.of(pairing("Y", "E"));
    return Results.of(
        new Results.About(
            "game", "card", measured, WinningSide.PLAYER, true, false, 1, pairings, List.of()),
        List.of(tally));
  }

  @Test
  void ofATeamOneMemberCountsInTurn() {
    Tally tally = new Tally(3, WinningSide.TEAM);
    List<List<String>> roles =
        List.of(List.of("Citizen", "team T"), List.of("Citizen", "team T"), List.of("Wolf"));
    tally.add(match(0, List.of(0, 1), roles));
    tally.add(match(3, List.of(0), roles));
    assertThat(results(tally, WinningSide.TEAM).things())
        .containsEntry("Citizen", new Rate(1, 2))
        .containsEntry("team T", new Rate(1, 2))
        .containsEntry("Wolf", new Rate(0, 2));
    assertThat(results(tally, WinningSide.TEAM).players()).isEmpty();
  }

  @Test
  void cardsAreTakenApartByWhatBecameOfThem() {
    Tally tally = new Tally(2, WinningSide.PLAYER);
    tally.add(used(0, List.of(0), Map.of("a", CardFate.PLAYED), Map.of("b", CardFate.DRAWN)));
    tally.add(used(1, List.of(1), Map.of("a", CardFate.NEVER), Map.of("b", CardFate.NEVER)));
    tally.add(used(2, List.of(0), Map.of("a", CardFate.DRAWN), Map.of("b", CardFate.PLAYED)));
    CardRates a = results(tally, WinningSide.PLAYER).cards().get(0);
    assertThat(a.name()).isEqualTo("a");
    assertThat(a.played()).isEqualTo(new Rate(1, 1));
    assertThat(a.drawn()).isEqualTo(new Rate(2, 2));
    assertThat(a.never()).isEqualTo(new Rate(0, 1));
    assertThat(a.lift().value()).isEqualTo(1);
  }

  @Test
  void whereNoCardCameToAHandTheRatesByItAreLeftOut() {
    Tally tally = new Tally(2, WinningSide.PLAYER);
    tally.add(used(0, List.of(0), Map.of("a", CardFate.NEVER), Map.of("b", CardFate.NEVER)));
    Results results = results(tally, WinningSide.PLAYER);
    assertThat(results.cards()).isEmpty();
    assertThat(results.reading()).endsWith("no rates of cards that were played or drawn.");
    assertThat(SimulationPage.of(results))
        .contains("no rates of cards")
        .doesNotContain("never drawn");
    tally.add(used(1, List.of(0), Map.of("a", CardFate.DRAWN), Map.of("b", CardFate.NEVER)));
    assertThat(results(tally, WinningSide.PLAYER).reading()).doesNotContain("hand");
    assertThat(results(tally, WinningSide.PLAYER).cards()).hasSize(2);
  }

  @Test
  void aLiftComparesWithinDecksNotBetweenThem() {
    // A strong and a weak deck; the card does nothing, but the strong one draws it more often.
    Difference within =
        Difference.of(
            List.of(
                new Difference.Pair(new Rate(720, 900), new Rate(80, 100)),
                new Difference.Pair(new Rate(20, 100), new Rate(180, 900))));
    assertThat(within.value()).isCloseTo(0, within(1e-9));
    assertThat(within.isClear()).isFalse();
    assertThat(separate(new Rate(740, 1000), new Rate(260, 1000)).isClear()).isTrue();
  }

  @Test
  void intervalsOfDifferencesAreThoseOfTheLiterature() {
    // Miettinen and Nurminen, as R. Newcombe (1998) has it in table II: 56 of 70 against 48 of 80.
    Difference separate = separate(new Rate(56, 70), new Rate(48, 80));
    assertThat(separate.value()).isCloseTo(0.2, within(1e-9));
    assertThat(separate.low()).isCloseTo(0.0528, within(5e-5));
    assertThat(separate.high()).isCloseTo(0.3382, within(5e-5));
    // Bonett and Price (2012): (gained - lost) / n around, each with one added.
    Difference paired = paired(12, 2, 50);
    assertThat(paired.value()).isCloseTo(0.2, within(1e-9));
    assertThat(paired.low()).isCloseTo(10.0 / 52 - 0.1414, within(1e-4));
    assertThat(paired.high()).isCloseTo(10.0 / 52 + 0.1414, within(1e-4));
    assertThat(paired(0, 0, 0).isKnown()).isFalse();
  }

  private static Difference separate(Rate with, Rate without) {
    return Difference.of(List.of(new Difference.Pair(with, without)));
  }

  /** The same matches in two ways, of which some were won in the second or first alone. */
  private static Difference paired(long gained, long lost, long all) {
    Rate first = new Rate(lost, all);
    Rate second = new Rate(gained, all);
    return Difference.of(new Difference.Overlap(first, second, all, 0, lost, gained));
  }

  @Test
  void ofAHundredIntervalsNinetyFiveHoldTheTrueDifference() {
    Random random = new Random(7);
    for (int strata : List.of(1, 2, 12, 24)) {
      for (double difference : List.of(0.0, 0.1, 0.3)) {
        int held = 0;
        for (int i = 0; i < 1000; i++) {
          Difference one = Difference.of(drawn(random, strata, difference));
          held += one.low() <= difference && difference <= one.high() ? 1 : 0;
        }
        assertThat(held).as("%d strata, %s", strata, difference).isGreaterThan(925);
      }
    }
  }

  @Test
  void aDifferenceOfMatchesThatPartlyCountForBothIsThatOfTheRates() {
    Difference some =
        Difference.of(new Difference.Overlap(new Rate(2, 11), new Rate(4, 13), 8, 2, 2, 2));
    assertThat(some.value()).isCloseTo(4 / 13.0 - 2 / 11.0, within(1e-9));
    Rate seven = new Rate(7, 10);
    Rate two = new Rate(2, 10);
    Difference apart = Difference.of(new Difference.Overlap(two, seven, 0, 0, 0, 0));
    double variance = 8 / 12.0 * 4 / 12.0 / 12 + 3 / 12.0 * 9 / 12.0 / 12;
    assertThat(apart.middle()).isCloseTo(5 / 12.0, within(1e-9)); // By Agresti and Caffo.
    assertThat(apart.half()).isCloseTo(1.959963984540054 * Math.sqrt(variance), within(1e-9));
    Difference alike = Difference.of(new Difference.Overlap(seven, seven, 10, 7, 7, 7));
    assertThat(alike.half()).isCloseTo(paired(0, 0, 10).half(), within(1e-9));
    assertThat(Difference.of(new Difference.Overlap(two, Rate.NONE, 0, 0, 0, 0)).isKnown())
        .isFalse();
  }

  @Test
  void intervalsOfPartlySharedMatchesHoldTheTrueDifference() {
    Random random = new Random(11);
    for (int games : List.of(20, 60, 400)) {
      for (double counts : List.of(0.3, 0.9)) {
        for (double shared : List.of(0.0, 0.5, 1.0)) {
          for (double luck : List.of(0.0, 0.8)) {
            int held = 0;
            for (int i = 0; i < 1000; i++) {
              Difference one = Difference.of(overlap(random, games, counts, shared, luck));
              held += one.low() <= 0.1 && 0.1 <= one.high() ? 1 : 0;
            }
            assertThat(held).as("%d %s %s %s", games, counts, shared, luck).isGreaterThan(930);
          }
        }
      }
    }
  }

  /**
   * Matches by two versions: something counts in a share of them, by both in as many of these, and
   * the luck of both is the same in another share. It wins 0.4 of them here and 0.5 there.
   */
  private static Difference.Overlap overlap(
      Random random, int games, double counts, double shared, double luck) {
    long[] of = new long[7];
    long wonBoth = 0;
    for (int i = 0; i < games; i++) {
      boolean here = random.nextDouble() < counts;
      boolean there = random.nextDouble() < shared ? here : random.nextDouble() < counts;
      double first = random.nextDouble();
      boolean won = first < 0.4;
      boolean again = (random.nextDouble() < luck ? first : random.nextDouble()) < 0.5;
      boolean both = here && there;
      List<Boolean> all =
          List.of(here, here && won, there, there && again, both, both && won, both && again);
      for (int kind = 0; kind < of.length; kind++) {
        of[kind] += all.get(kind) ? 1 : 0;
      }
      wonBoth += both && won && again ? 1 : 0;
    }
    return new Difference.Overlap(
        new Rate(of[1], of[0]), new Rate(of[3], of[2]), of[4], wonBoth, of[5], of[6]);
  }

  @Test
  void theyHoldItWhereWinsAreRareToo() {
    Random random = new Random(7);
    double[][] chances = {{0.03, 0}, {0.02, 0}, {0, 0.05}, {0.05, 0.01}, {0.3, 0.1}, {0.97, 1}};
    for (double[] chance : chances) {
      int held = 0;
      for (int i = 0; i < 1000; i++) {
        List<Difference.Pair> pairs = new ArrayList<>();
        for (int stratum = 0; stratum < 8; stratum++) {
          pairs.add(new Difference.Pair(won(random, 4, chance[0]), won(random, 4, chance[1])));
        }
        Difference one = Difference.of(pairs);
        double difference = chance[0] - chance[1];
        held += one.low() <= difference && difference <= one.high() ? 1 : 0;
      }
      assertThat(held).as("%s against %s", chance[0], chance[1]).isGreaterThan(935);
    }
  }

  @Test
  void ofNoWinsADifferenceIsStillPossible() {
    List<Difference.Pair> none =
        Collections.nCopies(8, new Difference.Pair(new Rate(0, 4), new Rate(0, 4)));
    double most = new Rate(0, 32).high(); // Wilson's bound: the one rate is 0 at each difference.
    assertThat(Difference.of(none).low()).isCloseTo(-most, within(0.02));
    assertThat(Difference.of(none).high()).isCloseTo(most, within(0.02));
  }

  /** Matches of decks of various strength, few with a card and more without it. */
  private static List<Difference.Pair> drawn(Random random, int strata, double difference) {
    List<Difference.Pair> pairs = new ArrayList<>();
    for (int i = 0; i < strata; i++) {
      double base = 0.2 + 0.5 * random.nextDouble();
      pairs.add(
          new Difference.Pair(
              won(random, 2 + random.nextInt(4), base + difference),
              won(random, 3 + random.nextInt(30), base)));
    }
    return pairs;
  }

  private static Rate won(Random random, int games, double chance) {
    return new Rate(
        IntStream.range(0, games).filter(game -> random.nextDouble() < chance).count(), games);
  }

  @Test
  void lengthsHaveQuantilesAndGroups() {
    Tally tally = new Tally(2, WinningSide.PLAYER);
    for (int game = 0; game < 10; game++) {
      tally.add(match(game, List.of(0), List.of(List.of(), List.of())));
    }
    Lengths turns = tally.turns();
    assertThat(turns.fewest()).isEqualTo(10);
    assertThat(turns.most()).isEqualTo(19);
    assertThat(turns.quantile(50)).isEqualTo(14);
    assertThat(turns.quantile(90)).isEqualTo(18);
    assertThat(turns.groups(5).values()).containsExactly(2L, 2L, 2L, 2L, 2L);
  }

  /** A tenth of 70 is 7; as a product of fractions it is a little more. */
  @Test
  void aQuantileEndsWithTheMatchThatCompletesIt() {
    SortedMap<Integer, Long> games = new TreeMap<>(Map.of(5, 7L, 9, 63L));
    assertThat(new Lengths(games).quantile(10)).isEqualTo(5);
  }

  @Test
  void ofNoMatchNothingIsKnown() {
    Tally tally = new Tally(2, WinningSide.PLAYER);
    tally.add(used(0, List.of(0), Map.of("axe", CardFate.DRAWN), Map.of("bow", CardFate.NEVER)));
    String csv = SimulationCsv.text(results(tally, WinningSide.PLAYER));
    assertThat(csv)
        .contains("card played,axe,0,0,,,,card,\r\n", "card drawn,axe,1,1,1.000000,0.206549,")
        .contains("card lift,axe,1,,,,,card,\r\n", "advantage of beginning,E,1,,,,,player,\r\n");
    assertThat(
            SimulationJson.of(results(tally, WinningSide.PLAYER))
                .path("cards")
                .path(0)
                .path("played"))
        .hasToString("{\"wins\":0,\"games\":0}");
  }

  @Test
  void csvIsQuotedAndHoldsNoFormula() {
    assertThat(SimulationCsv.cell("plain")).isEqualTo("plain");
    assertThat(SimulationCsv.cell("a,\"b\"")).isEqualTo("\"a,\"\"b\"\"\"");
    for (String start : List.of("=", "+", "-", "@", "\t", "\uff1d")) {
      assertThat(SimulationCsv.cell(start + "1")).isEqualTo("'" + start + "1");
    }
    assertThat(SimulationCsv.text(brought(List.of(HOSTILE))))
        .contains(
            "card,\"'=\"\"><script src='//x'>&,\n\",1,1,1.000000,0.206549,1.000000,card,\r\n");
  }

  @Test
  void thePageHasABarForEachCardShown() {
    assertThat(bars(page(cards(40)))).isEqualTo(40);
    String many = page(cards(41));
    assertThat(bars(many)).isEqualTo(2L * SimulationPage.BARS);
    assertThat(many).contains("The best 20 of 41", "The worst 20 of 41", "<td>card 41</td>");
  }

  @Test
  void namesStayTextWhereASpreadsheetOpensThePage() {
    String page = page(List.of(HOSTILE));
    assertThat(page).contains("td:first-child { mso-number-format: \"\\@\"; }");
    assertThat(page).contains("<tr><td>=&quot;");
  }

  @Test
  void thePageRefersToNothingElseAndEscapesNames() {
    String page = page(List.of(HOSTILE));
    assertThat(page).contains("=&quot;&gt;&lt;script src=&#39;//x&#39;&gt;&amp;,");
    assertThat(page).doesNotContain("<script src", "http:", "https:", "<link", "<img", "@import");
    assertThat(page).doesNotContain("url(").containsOnlyOnce("<script>");
  }

  @Test
  void thePageShowsWhoWinsAgainstWhom() {
    List<Pairing> pairings = List.of(pairing("<a>", "b"), pairing("<a>", "c"), pairing("b", "c"));
    List<Tally> tallies =
        List.of(
            new Tally(2, WinningSide.PLAYER),
            new Tally(2, WinningSide.PLAYER),
            new Tally(2, WinningSide.PLAYER));
    tallies.get(0).add(match(0, List.of(0), List.of(List.of(), List.of())));
    tallies.get(1).add(match(1, List.of(1), List.of(List.of(), List.of())));
    Results results = Results.of(about(pairings, WinningSide.PLAYER), tallies);
    Matrix matrix = results.matrix();
    assertThat(matrix.rate("<a>", "b")).isEqualTo(new Rate(1, 1));
    assertThat(matrix.rate("b", "<a>")).isEqualTo(new Rate(0, 1));
    assertThat(matrix.rate("c", "<a>")).isEqualTo(new Rate(1, 1));
    assertThat(matrix.rate("b", "c").of()).isZero();
    assertThat(SimulationPage.of(results))
        .contains("Who wins against whom", "<th scope=\"row\">&lt;a&gt;</th>")
        .contains("title=\"&lt;a&gt; – b: 100.0 %");
  }

  private static List<String> cards(int count) {
    List<String> cards = new ArrayList<>();
    IntStream.rangeClosed(1, count).forEach(number -> cards.add("card " + number));
    return cards;
  }

  private static Played match(int game, List<Integer> winners, List<List<String>> brought) {
    return match(game, winners, false, brought);
  }

  private static Played match(
      int game, List<Integer> winners, boolean lost, List<List<String>> brought) {
    return new Played(
        game,
        0,
        game,
        brought.size(),
        winners,
        lost,
        10 + game,
        5,
        brought,
        List.of(),
        new Counts(),
        0,
        "");
  }

  private static Played used(
      int game, List<Integer> winners, Map<String, CardFate> one, Map<String, CardFate> other) {
    List<List<String>> brought = List.of(List.copyOf(one.keySet()), List.copyOf(other.keySet()));
    return new Played(
        game, 0, game, 2, winners, false, 9, 5, brought, List.of(one, other), new Counts(), 0, "");
  }

  private static Pairing pairing(String... names) {
    return new Pairing("a match", List.of(names), (first, seed) -> null);
  }

  private static Results.About about(List<Pairing> pairings, WinningSide winner) {
    return new Results.About(
        "game", "card", Results.Measured.THINGS, winner, true, true, 1, pairings, List.of());
  }

  private static Results results(Tally tally, WinningSide winner) {
    String[] names = tally.seats() == 2 ? new String[] {"Y", "E"} : new String[] {"1", "2", "3"};
    return Results.of(about(List.of(pairing(names)), winner), List.of(tally));
  }

  private static Results brought(List<String> cards) {
    Tally tally = new Tally(2, WinningSide.PLAYER);
    tally.add(match(0, List.of(0), List.of(cards, List.of())));
    return results(tally, WinningSide.PLAYER);
  }

  private static String page(List<String> cards) {
    return SimulationPage.of(brought(cards));
  }

  private static long bars(String page) {
    return Pattern.compile("<rect class=\"bar\"").matcher(page).results().count();
  }
}
