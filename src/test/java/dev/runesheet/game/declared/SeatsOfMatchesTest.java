package dev.runesheet.game.declared;

import static dev.runesheet.game.declared.WrittenGame.of;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game for two to four is played by the same rules by each number of players. */
public class SeatsOfMatchesTest {

  /** Coins go round until one player has them all; the more play, the fewer each begins with. */
  public static final String GAME =
      """
      players: 2 to 4
      turns: 60
      kinds:
        player: {coins: 0, out: 0, turns: 0}
        bean: {}
        game: {rounds: 0}
      zones:
        deck: {}
        field: {in play: true}
      deck zone: deck
      roles: {neighbour: next player}
      phases:
        - {phase: main, event: turn starts, actions: [plant, rob, turn, pass]}
        - {phase: answers, who: others, actions: [tip, pass]}
      actions:
        plant: {with: own deck, then: [{do: enter, target: self, zone: field}], ends: true}
        rob:
          if: count of players [out of target = 0] > 1
          then:
            - choose: other players
              where: out of target = 0
              then:
                - {do: add-stat, target: self, stat: coins, delta: 1}
                - {do: add-stat, target: target, stat: coins, delta: -1}
          ends: true
        turn: {then: [{do: turn-around}], ends: true}
        tip:
          if: coins of self > 1
          because: one coin is kept
          then:
            - {do: add-stat, target: self, stat: coins, delta: -1}
            - {do: add-stat, target: neighbour, stat: coins, delta: 1}
          ends: true
        pass: {ends: true}
      rules:
        - when: turn starts
          whose: any
          then: [{do: add-stat, target: game, stat: rounds, delta: 1}]
      player rules:
        - when: game starts
          then: [{do: set-stat, target: self, stat: coins, value: 8 - count of players}]
        - when: turn starts
          then: [{do: add-stat, target: self, stat: turns, delta: 1}]
        - when: coins changes
          if: coins of self <= 0 and out of self = 0
          then: [{do: eliminate, target: self}]
      """;

  public static final String CARDS = "cards: {bean: {name: Bean, kind: bean}}\n";
  static final String DECKS = "decks: {all: {bean: 3}}\n";

  private static final WrittenGame WRITTEN = new WrittenGame(GAME, CARDS, DECKS);
  private static final RuleBook BOOK = WRITTEN.book();

  private static double coins(Match match, int players) {
    return IntStream.range(0, players).mapToDouble(one -> of(match, one, "coins")).sum();
  }

  private static List<Integer> left(Match match, int players) {
    return IntStream.range(0, players).filter(one -> of(match, one, "out") == 0).boxed().toList();
  }

  /** The number of players whom one sees. */
  private static long players(Match match, int viewer) {
    return match.view(viewer).entities().stream()
        .filter(one -> one.kind().equals(DeclaredCatalog.PLAYER))
        .count();
  }

  private static void step(Match match, Random choices) {
    Decision asked = match.pendingDecisions().get(0);
    match.choose(asked, asked.options().get(choices.nextInt(asked.options().size())));
  }

  @Test
  void nothingIsFoundInTheRules() {
    assertThat(WRITTEN.findingsTogether()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void wholeMatchesGoAsTheRulesSay(int players) {
    for (int seed = 0; seed < 12; seed++) {
      Random choices = new Random(seed);
      try (Match match = WrittenGame.match(BOOK, players)) {
        assertThat(players(match, 0)).isEqualTo(players);
        assertThat(of(match, players, "rounds")).isEqualTo(1); // The game comes behind the players.
        int last = match.view(0).active();
        while (!match.over()) {
          assertThat(coins(match, players)).isEqualTo(players * (8.0 - players));
          Decision asked = match.pendingDecisions().get(0);
          assertThat(left(match, players)).contains(asked.player());
          int turn = match.view(0).turn();
          step(match, choices);
          if (!match.over() && match.view(0).turn() > turn) {
            assertThat(left(match, players)).contains(match.view(0).active());
            assertThat(left(match, players).size() > 1 && match.view(0).active() == last).isFalse();
            last = match.view(0).active();
          }
        }
        List<Integer> left = left(match, players);
        assertThat(match.winner()).isEqualTo(left.size() == 1 ? left.get(0) : -1);
        double turns =
            IntStream.range(0, players).mapToDouble(one -> of(match, one, "turns")).sum();
        assertThat(of(match, players, "rounds")).isEqualTo(turns).isLessThanOrEqualTo(60);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void savesForksAndUndoFollowTheMatch(int players) {
    Random choices = new Random(players);
    try (Match match = WrittenGame.match(BOOK, players)) {
      for (int step = 0; step < 25 && !match.over(); step++) {
        String saved = match.save();
        try (Match restored = BOOK.restore(saved);
            Match fork = match.fork();
            Match guessed = match.forkFor(0, 1)) {
          assertThat(restored.save()).isEqualTo(saved);
          for (Match one : List.of(restored, fork, guessed)) {
            assertThat(WrittenGame.options(one)).isEqualTo(WrittenGame.options(match));
            assertThat(players(one, players - 1)).isEqualTo(players);
          }
        }
        List<String> options = WrittenGame.options(match);
        step(match, choices);
        if (!match.over()) {
          match.undo();
          assertThat(WrittenGame.options(match)).isEqualTo(options);
          step(match, choices);
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void eachPlayerIsToldOfTheMatch(int players) {
    List<List<String>> told = new ArrayList<>();
    try (Match match = WrittenGame.match(BOOK, players)) {
      for (int player = 0; player < players; player++) {
        List<String> own = new ArrayList<>();
        told.add(own);
        match.onHappening(player, happening -> own.add(happening.toString()));
      }
      assertThatThrownBy(() -> match.onHappening(players, happening -> {}))
          .hasMessageContaining("player (" + players + ")");
      for (int step = 0; step < players; step++) {
        WrittenGame.choose(match, "pass");
      }
    }
    assertThat(told).allSatisfy(own -> assertThat(own).isNotEmpty());
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void thePlayerBehindTheLastIsTheFirst(int players) {
    List<Integer> asked = new ArrayList<>();
    try (Match match = WrittenGame.match(BOOK, players)) {
      for (int step = 0; step < 2 * players * players; step++) {
        asked.add(match.pendingDecisions().get(0).player());
        WrittenGame.choose(match, "pass");
      }
    }
    List<Integer> expected = new ArrayList<>();
    for (int step = 0; step < asked.size(); step++) {
      expected.add((step / players + step % players) % players);
    }
    assertThat(asked).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({"2, player 2", "3, player 2 player 3", "4, player 2 player 3 player 4"})
  void onlyThoseWhoPlayAreOffered(int players, String offered) {
    try (Match match = WrittenGame.match(BOOK, players)) {
      WrittenGame.choose(match, "rob");
      assertThat(match.pendingDecisions().get(0).options().stream().map(Option::words).toList())
          .isEqualTo(List.of(offered.split("(?<=\\d) ")));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"decks": ["all"]}                                | decks (["all"]) is not right; expected a list of 2 to 4.
          {"decks": ["all", "all", "all", "all", "all"]}    | expected a list of 2 to 4.
          {"decks": ["all", "all", "al"]}                   | decks/2 (al) is not known
          {"decks": ["all", "all", "all"], "first": 3}      | first (3) is not right; expected a whole number, 0 to 2.
          {"decks": ["a", "b", "c"], "lists": [["bean"], ["bean"]]} | expected a list of 3.
          {"decks": ["a", "b"], "position": {"seats": [{}, {}, {}]}} | expected a list of 2.
          """)
  void aSetUpForAnotherNumberIsRefused(String setup, String words) throws Exception {
    assertThatThrownBy(() -> BOOK.newMatch(new ObjectMapper().readTree(setup), 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(words);
  }

  @Test
  void aSaveIsOfItsNumberOfPlayersOnly() {
    String saved;
    try (Match match = WrittenGame.match(BOOK, 3)) {
      saved = match.save();
    }
    String others = saved.replace("\"players\":3", "\"players\":2");
    assertThat(others).isNotEqualTo(saved);
    assertThatThrownBy(() -> BOOK.restoreUnderAnyRules(others))
        .hasMessageContaining("has other players than its set-up");
    RuleBook ofFour = new WrittenGame(GAME.replace("2 to 4", "4"), CARDS, DECKS).book();
    assertThatThrownBy(() -> ofFour.restoreUnderAnyRules(saved))
        .hasMessageContaining("'game' has number 3, as in no match of 4 players.");
    RuleBook ofMore = new WrittenGame(GAME.replace("2 to 4", "3 to 8"), CARDS, DECKS).book();
    try (Match restored = ofMore.restoreUnderAnyRules(saved)) {
      assertThat(WrittenGame.asked(restored)).isZero();
    }
  }
}
