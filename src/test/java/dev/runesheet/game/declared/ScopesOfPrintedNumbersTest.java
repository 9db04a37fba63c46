package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.testing.ScenarioResult;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scopes of cards by numbers that are printed on them, whatever the numbers are by now. */
class ScopesOfPrintedNumbersTest {

  private static final String GAME =
      """
      kinds:
        player: {coins: 0}
        trader: {strength: 3, price: 1}
        guard: {strength: 7}
        law: {price: 2}
      zones:
        deck: {}
        hand: {seen by: owner}
        road: {in play: true}
        cellar: {seen by: nobody, most: 2}
      deck zone: deck
      scopes:
        great traders: {kinds: [trader], printed: {strength: {at least: 7}}}
        own small ones: {whose: own, printed: {strength: {at most: 3}}}
        dear ones: {printed: {strength: {at least: 3, at most: 8}, price: 5}, called: dear cards}
        small cards in hand: {zone: hand, whose: own, printed: {strength: {at most: 3}}}
      statuses:
        tax: {changes: strength, by: -2, of: great traders}
      phases:
        - {phase: main, actions: [play, hide, train, shrink, pay, tally, sell, end]}
      actions:
        play: {with: own hand, then: [{do: enter, target: self, zone: road}]}
        hide: {with: small cards in hand, then: [{do: move, target: self, zone: cellar}]}
        train: {with: own small ones, then: [{do: add-stat, target: self, stat: strength, delta: 9}]}
        shrink: {with: great traders, then: [{do: set-stat, target: self, stat: strength, value: 1}]}
        pay: {then: [{do: grant, target: self, effect: tax, turns: 3}]}
        tally: {then: [{do: add-stat, target: self, stat: coins, delta: count of great traders}]}
        sell:
          then:
            - {choose: small cards in hand, then: [{do: move, target: target, zone: deck}]}
            - {for each: dear ones, then: [{do: add-stat, target: owner, stat: coins, delta: 1}]}
        end: {ends: true}
      player rules:
        - when: game starts
          then: [{do: draw, target: self, amount: 2, from: deck, to: hand}]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: trader}
        baron: {name: Baron, kind: trader, strength: 8, price: 5}
        warden: {name: Warden, kind: guard}
        flagship:
          name: Edict
          kind: law
          effects:
            - {changes: strength, by: -1, of: great traders}
            - {changes: price, by: 1, for each: own small ones}
            - {changes: price, by: 10, while: {at least: 2, of: great traders}}
      """;

  private static final String DECKS =
      "decks: {all: {scout: 2, baron: 2, warden: 1, flagship: 1}}\n";

  private static final WrittenGame WRITTEN = new WrittenGame(GAME, CARDS, DECKS);

  private static final RuleBook BOOK = WRITTEN.book();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          given: {players: {player 1: {road: [flagship, baron, scout, warden]}}}, then: {players: {player 1: {road: [{card: flagship, price: 3}, {card: baron, strength: 7}, {card: scout, strength: 3}, {card: warden, strength: 7}]}}}
          given: {players: {player 1: {road: [flagship, {card: baron, strength: 2}, {card: scout, strength: 9}]}}}, then: {players: {player 1: {road: [flagship, {card: baron, strength: 1}, {card: scout, strength: 9}]}}}
          given: {players: {player 1: {road: [flagship, baron]}, player 2: {road: [baron, scout]}}}, then: {players: {player 1: {road: [{card: flagship, price: 12}, baron]}, player 2: {road: [{card: baron, strength: 7}, scout]}}}
          given: {players: {player 1: {road: [flagship, baron, scout]}}}, when: [{choose: train Scout}, {choose: shrink Baron}], then: {players: {player 1: {road: [{card: flagship, price: 3}, {card: baron, strength: 0}, {card: scout, strength: 12}]}}}
          given: {players: {player 1: {road: [flagship, scout], hand: [baron]}}}, when: [{choose: play Baron}], then: {players: {player 1: {road: [flagship, scout, {card: baron, strength: 7}]}}}
          given: {players: {player 1: {road: [baron, scout]}}}, when: [{choose: pay}], then: {players: {player 1: {road: [{card: baron, strength: 6}, {card: scout, strength: 3}]}}}
          given: {players: {player 1: {road: [{card: baron, strength: 1}, scout]}, player 2: {road: [baron, warden]}}}, when: [{choose: tally}], then: {players: {player 1: {coins: 2}}}
          given: {players: {player 1: {road: [baron, {card: baron, price: 9}, warden], hand: [scout, warden, baron, flagship]}}}, when: [{choose: sell}, {choose: Scout}], then: {players: {player 1: {coins: 2, hand: [warden, baron, flagship]}}}
          """)
  void cardsAreInThemByWhatTheyPrint(String scenario) {
    ScenarioResult result = WrittenGame.run(BOOK, scenario);
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).as(result.toString()).isTrue();
  }

  @Test
  void aSavedMatchKnowsThem() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      for (int card = 0; card < 2; card++) {
        Decision asked = match.pendingDecisions().get(0);
        match.choose(asked.id(), asked.options().get(0).id());
      }
      try (Match restored = BOOK.restoreUnderAnyRules(match.save())) {
        List<String> before = offered(match);
        assertThat(before).anyMatch(words -> words.matches("(train|shrink) .*"));
        assertThat(offered(restored)).isEqualTo(before);
      }
    }
  }

  @Test
  void actionsAreOfferedWithThemAlone() {
    try (Match match = WrittenGame.match(BOOK, 2);
        Match fork = match.fork()) {
      for (Match one : List.of(match, fork)) {
        assertThat(offered(one))
            .contains("end")
            .noneMatch(words -> words.startsWith("train") || words.startsWith("shrink"));
      }
    }
  }

  private static List<String> offered(Match match) {
    return match.pendingDecisions().get(0).options().stream().map(Option::words).toList();
  }

  @Test
  void botsImagineOnlyCardsThatScopesLetLieThere() {
    for (int seed = 0, hidden = 0; hidden < 5; seed++) {
      try (Match match = match(seed)) {
        Decision asked = match.pendingDecisions().get(0);
        if (asked.options().stream().anyMatch(one -> one.unnumbered().equals("hide Scout"))) {
          hidden++;
          WrittenGame.choose(match, "hide Scout");
          assertThat(imagined(match, asked.player())).containsOnly("scout");
        }
      }
    }
  }

  private static Match match(int seed) {
    return BOOK.newMatch(new DeclaredSetup(List.of("all", "all"), 0, null).toJson(), seed);
  }

  /** The cards in a hidden zone in positions from which a bot of the other player looks ahead. */
  private static Set<String> imagined(Match match, int player) {
    Set<String> lying = new TreeSet<>();
    for (int seed = 0; seed < 20; seed++) {
      try (Match fork = match.forkFor(1 - player, seed)) {
        fork.world().in("cellar", player).forEach(card -> lying.add(card.getDefinition()));
      }
    }
    return lying;
  }

  @Test
  void sentencesSayTheNumbersUnlessTheScopeIsCalledOtherwise() {
    assertThat(WRITTEN.sentence())
        .isEqualTo(
            "While in play, the strength of great traders with printed strength of at least 7 is"
                + " lowered by 1.");
    assertThat(said("strength, by: -1, of: own small ones"))
        .isEqualTo(
            "While in play, the strength of your small ones with printed strength of at most 3 is"
                + " lowered by 1.");
    assertThat(said("strength, by: -1, of: dear ones"))
        .isEqualTo("While in play, the strength of dear cards is lowered by 1.");
    assertThat(said("price, by: 2, for each: own small ones"))
        .isEqualTo(
            "While in play, its price is raised by 2 for each of your small ones with printed"
                + " strength of at most 3.");
    assertThat(said("price, by: 2, while: {at most: 1, of: great traders}"))
        .isEqualTo(
            "While there is at most 1 great trader with printed strength of at least 7, its price is"
                + " raised by 2.");
  }

  private static String said(String change) {
    String cards = CARDS.replace("strength, by: -1, of: great traders", change);
    return new WrittenGame(GAME, cards, DECKS).sentence();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          printed: {strength: {at least: 7}}} | printed: {strenth: {at least: 7}}} | RS015 | scopes/great traders/printed/strenth | strenth | strength
          printed: {strength: {at least: 7}}} | printed: {coins: {at least: 7}}} | RS015 | scopes/great traders/printed/coins | coins | -
          kinds: [trader], printed | kinds: [trader, law], printed | RS015 | scopes/great traders/printed/strength | strength | -
          dear ones: {printed | dear ones: {kinds: [trader, player], printed | RS073 | scopes/dear ones/kinds/1 | player, of whom none fits printed | -
          printed: {strength: {at least: 7}}} | printed: {strength: {at last: 7}}} | RS007 | scopes/great traders/printed/strength/at last | at last | at least
          printed: {strength: {at least: 7}}} | printed: {strength: {}}} | RS006 | scopes/great traders/printed/strength | - | -
          printed: {strength: {at least: 7}}} | printed: {strength: much}} | RS005 | scopes/great traders/printed/strength | much | -
          {at least: 3, at most: 8} | {at least: 3, at most: 2} | RS201 | scopes/dear ones/printed/strength/at most | 2 | -
          {at least: 3, at most: 8} | {exactly: 3, at most: 8} | RS007 | scopes/dear ones/printed/strength/at most | at most besides exactly | -
          {at least: 3, at most: 8} | {at least: 9} | RS137 | scopes/dear ones/printed/strength | at least 9 | -
          price: 5}, called | price: 6}, called | RS137 | scopes/dear ones/printed/price | 6 | -
          """)
  void mistakesAreToldWhereTheyStand(
      String from, String to, String code, String place, String found, String meant) {
    assertThat(WRITTEN.mistakes(from, to))
        .containsExactly(String.join(" | ", code, place, found, meant));
  }
}
