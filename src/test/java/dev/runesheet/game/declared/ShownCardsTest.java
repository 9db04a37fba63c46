package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.scenario.TableScenarios;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.testing.Scenario;
import dev.runesheet.testing.ScenarioReader;
import dev.runesheet.testing.ScenarioResult;
import dev.runesheet.testing.ScenarioRunner;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hidden cards that players are shown, and know until they move or are shuffled. */
class ShownCardsTest {

  private static final int FORKS = 20;
  private static final String DECK = "/players/player 2/deck";

  private static final String GAME =
      """
      players: 2
      kinds:
        player: {luck: 0}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
      deck zone: deck
      scopes:
        top: {zone: deck, whose: own, first: 1}
        enemy top: {zone: deck, whose: enemy, first: 1}
      phases:
        - {phase: main, actions: [peek, spy, tell, bury, draw, mix, top it, glance, end]}
      actions:
        peek: {then: [{for each: top, then: [{do: show, target: target, player: self}]}]}
        spy: {then: [{for each: enemy top, then: [{do: show, target: target, player: self}]}]}
        tell: {with: own hand, then: [{do: reveal, target: self}]}
        bury: {then: [{for each: top, then: [{do: move, target: target, zone: deck}]}]}
        draw: {then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
        mix: {then: [{do: shuffle, target: self, zone: deck}]}
        top it: {with: own hand, then: [{do: move-to-top, target: self, zone: deck}]}
        glance:
          then:
            - for each: top
              then:
                - {do: show, target: target, player: self}
                - {do: move, target: target, zone: deck}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        ant: {name: Ant, kind: unit}
        bee: {name: Bee, kind: unit}
        cat: {name: Cat, kind: unit}
        dog: {name: Dog, kind: unit}
        flagship:
          name: Flagship
          kind: unit
          effects:
            - when: leaves play
              then:
                - {for each: own hand, then: [{do: show, target: target, player: opponent}]}
                - {for each: top, then: [{do: show, target: target, player: owner}]}
                - {for each: top, then: [{do: reveal, target: target}]}
      """;

  private static final WrittenGame WRITTEN =
      new WrittenGame(GAME, CARDS, "decks: {all: {ant: 1}}\n");

  private static final RuleBook BOOK = WRITTEN.book();

  private static Match match() {
    Seat seat =
        new Seat(Map.of(), Map.of("deck", placed("ant", "bee", "cat"), "hand", placed("dog")));
    Position position = new Position("main", 1, List.of(seat, seat));
    return BOOK.newMatch(new DeclaredSetup(List.of("all", "all"), 0, position).toJson(), 1);
  }

  private static List<Placed> placed(String... cards) {
    return Stream.of(cards).map(card -> new Placed(card, Map.of())).toList();
  }

  /** The cards of a zone that a player sees, by their places. */
  private static List<String> seen(Match match, int player, int owner, String zone) {
    return match.view(player).entities().stream()
        .filter(one -> one.controller() == owner && one.zone().equals(zone))
        .map(one -> one.definition() + " " + one.position())
        .toList();
  }

  private static List<Happening> since(Match match, int player, Happening last) {
    List<Happening> all = match.happenings(player);
    return all.subList(all.indexOf(last) + 1, all.size());
  }

  private static Happening last(Match match, int player) {
    List<Happening> all = match.happenings(player);
    return all.get(all.size() - 1);
  }

  @Test
  void theOneWhoIsShownACardSeesItAndNobodyElse() {
    try (Match match = match()) {
      Happening mine = last(match, 0);
      Happening others = last(match, 1);
      WrittenGame.choose(match, "spy");
      assertThat(seen(match, 0, 1, "deck")).containsExactly("ant 0");
      assertThat(match.view(0).hidden()).containsEntry("deck", 5);
      assertThat(seen(match, 1, 1, "deck")).isEmpty();
      assertThat(match.view(1).hidden()).containsEntry("deck", 6);
      assertThat(since(match, 0, mine))
          .filteredOn(Happening.Revealed.class::isInstance)
          .singleElement()
          .satisfies(
              one -> {
                PlayerView.Seen card = ((Happening.Revealed) one).entity();
                assertThat(card.definition()).isEqualTo("ant");
                assertThat(card.zone()).isEqualTo("deck");
                assertThat(((Happening.Revealed) one).cause().block()).startsWith("actions/spy");
              });
      assertThat(since(match, 1, others))
          .noneMatch(one -> one instanceof Happening.Revealed || one instanceof Happening.Shown)
          .noneMatch(one -> one instanceof Happening.Counted);
      assertThat(match.happenings()).filteredOn(Happening.Shown.class::isInstance).hasSize(1);
    }
  }

  @Test
  void whoSeesACardAnywayIsToldThatItIsShown() {
    try (Match match = match()) {
      Happening mine = last(match, 0);
      WrittenGame.choose(match, "tell Dog");
      assertThat(seen(match, 1, 0, "hand")).containsExactly("dog 0");
      assertThat(since(match, 0, mine)).filteredOn(Happening.Shown.class::isInstance).hasSize(1);
    }
  }

  @Test
  void aCardThatIsShownAndMovesAtOnceIsToldToo() {
    try (Match match = match()) {
      Happening mine = last(match, 0);
      WrittenGame.choose(match, "glance");
      assertThat(seen(match, 0, 0, "deck")).isEmpty();
      assertThat(since(match, 0, mine))
          .filteredOn(
              one -> one instanceof Happening.Revealed || one instanceof Happening.Concealed)
          .extracting(Happening::type)
          .containsExactly("Revealed", "Concealed");
    }
  }

  @Test
  void itIsKnownUntilItMoves() {
    try (Match match = match()) {
      WrittenGame.choose(match, "peek");
      WrittenGame.choose(match, "top it Dog");
      assertThat(seen(match, 0, 0, "deck")).as("it lies below now").containsExactly("ant 1");
      WrittenGame.choose(match, "bury");
      assertThat(seen(match, 0, 0, "deck")).as("another was moved").containsExactly("ant 1");
      WrittenGame.choose(match, "bury");
      assertThat(seen(match, 0, 0, "deck")).isEmpty();
      assertThat(match.view(0).hidden()).containsEntry("deck", 7);
    }
  }

  @Test
  void aHandThatWasShownIsNotKnownInTheDeck() {
    try (Match match = match()) {
      WrittenGame.choose(match, "tell Dog");
      WrittenGame.choose(match, "top it Dog");
      WrittenGame.choose(match, "draw");
      assertThat(seen(match, 1, 0, "hand")).isEmpty();
    }
  }

  @Test
  void aShuffleHidesItWhereverItLies() {
    for (int seed = 0; seed < FORKS; seed++) {
      try (Match match = match()) {
        WrittenGame.choose(match, "peek");
        try (Match fork = match.forkSeeded(seed)) {
          WrittenGame.choose(fork, "mix");
          assertThat(seen(fork, 0, 0, "deck")).isEmpty();
        }
      }
    }
  }

  @Test
  void aSaveAndAnUndoKnowWhatWasShown() {
    try (Match match = match()) {
      WrittenGame.choose(match, "spy");
      try (Match restored = BOOK.restoreUnderAnyRules(match.save())) {
        assertThat(seen(restored, 0, 1, "deck")).containsExactly("ant 0");
        assertThat(seen(restored, 1, 1, "deck")).isEmpty();
      }
      match.undo();
      assertThat(seen(match, 0, 1, "deck")).isEmpty();
    }
  }

  @Test
  void aForkKeepsWhatThePlayerKnowsAndShufflesTheRest() {
    try (Match match = match()) {
      WrittenGame.choose(match, "spy");
      Entity top = match.world().in("deck", 1).get(0);
      Set<List<Integer>> known = new HashSet<>();
      Set<Integer> unknown = new HashSet<>();
      for (int seed = 0; seed < FORKS; seed++) {
        try (Match fork = match.forkFor(0, seed)) {
          known.add(ids(fork).subList(0, 1));
        }
        try (Match fork = match.forkFor(1, seed)) {
          unknown.add(ids(fork).get(0));
        }
      }
      assertThat(known).containsExactly(List.of(top.getId()));
      assertThat(unknown).as("the owner was not shown it").hasSizeGreaterThan(1);
    }
  }

  private static List<Integer> ids(Match match) {
    return match.world().in("deck", 1).stream().map(Entity::getId).toList();
  }

  @Test
  void sentencesSayWhoLooks() {
    assertThat(WRITTEN.sentence())
        .isEqualTo(
            "When this card leaves play, the opponent looks at each of your cards in the hand; then"
                + " look at your top; then reveal your top.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          when: [{choose: peek}], then: {players: {player 1: {shown cards: [ant]}, player 2: {shown cards: []}}} | true
          when: [{choose: peek}], then: {players: {player 2: {shown cards: [ant]}}} | false
          when: [{choose: peek}, {choose: bury}], then: {players: {player 1: {shown cards: []}}} | true
          when: [{choose: peek}, {choose: draw}, {choose: tell Ant}], then: {players: {player 1: {shown cards: []}, player 2: {shown cards: [ant]}}} | true
          """)
  void scenariosExpectWhatPlayersWereShown(String scenario, boolean passes) {
    ScenarioResult result =
        run("given: {players: {player 1: {deck: [ant, bee, cat]}}}, " + scenario);
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).isEqualTo(passes);
  }

  /** Whoever sees a card sees what is attached to it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{players: {player 1: {shown cards: [bee, ant]}, player 2: {shown cards: []}}} | true",
        "{players: {player 1: {shown cards: [ant]}}} | false",
      })
  void scenariosExpectWhatIsAttachedToShownCards(String then, boolean passes) {
    String rules =
        GAME.replace("top it, glance", "top it, bind, glance")
            .replace(
                "  glance:",
                "  bind: {with: own hand, then: [{for each: top, then: ["
                    + "{do: attach, target: self, host: target}]}]}\n  glance:");
    String given = "given: {players: {player 1: {deck: [{card: ant, attached: [bee]}, cat]}}}";
    ScenarioResult result =
        run(
            new WrittenGame(rules, CARDS, "decks: {all: {ant: 1}}\n").book(),
            given + ", when: [{choose: peek}], then: " + then);
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).isEqualTo(passes);
  }

  private static ScenarioResult run(String scenario) {
    return run(BOOK, scenario);
  }

  private static ScenarioResult run(RuleBook book, String scenario) {
    String text = "game: ember-vale\nscenarios:\n  - {name: x, " + scenario + "}\n";
    Scenario one =
        ScenarioReader.read("mine.yaml", text, new Diagnostics()).orElseThrow().scenarios().get(0);
    return new ScenarioRunner(new TableScenarios("ember-vale"), book).run(one);
  }

  private static Match shown(int... to) {
    Placed bee = new Placed("bee", Map.of(), List.of(), List.of(), List.of(), ints(to));
    Seat seat = new Seat(Map.of(), Map.of("deck", List.of(placed("ant").get(0), bee)));
    Position position = new Position("main", 1, List.of(seat, seat));
    return BOOK.newMatch(new DeclaredSetup(List.of("all", "all"), 0, position).toJson(), 1);
  }

  private static List<Integer> ints(int... numbers) {
    return IntStream.of(numbers).boxed().toList();
  }

  @Test
  void aPositionBeginsWithCardsThatPlayersWereShown() {
    try (Match match = shown(1)) {
      assertThat(seen(match, 1, 0, "deck")).containsExactly("bee 1");
      assertThat(seen(match, 1, 1, "deck")).containsExactly("bee 1");
      assertThat(seen(match, 0, 0, "deck")).isEmpty();
      assertThat(match.happenings()).noneMatch(Happening.Shown.class::isInstance);
      Entity bee = match.world().in("deck", 0).get(1);
      for (int seed = 0; seed < FORKS; seed++) {
        try (Match fork = match.forkFor(1, seed)) {
          assertThat(fork.world().in("deck", 0).get(1).getId()).isEqualTo(bee.getId());
        }
      }
      WrittenGame.choose(match, "draw");
      WrittenGame.choose(match, "draw");
      assertThat(seen(match, 1, 0, "hand")).isEmpty();
    }
  }

  @Test
  void aSetUpNamesPlayersToWhomCardsWereShown() {
    assertThatThrownBy(() -> shown(0, 2, -1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("one to whom a card was shown is no player: found 2, expected a")
        .hasMessageContaining("found -1, expected a whole number from 0 and below 2.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          deck: [ant, {card: bee, shown to: [player 1, player 2]}] | then: {players: {player 1: {shown cards: [bee]}, player 2: {shown cards: [bee]}}}
          hand: [{card: dog, shown to: [player 2]}] | then: {players: {player 1: {shown cards: []}, player 2: {shown cards: [dog]}}}
          hand: [{card: dog, shown to: [player 2]}] | when: [{choose: top it Dog}], then: {players: {player 2: {shown cards: []}}}
          """)
  void aScenarioBeginsWithCardsThatPlayersWereShown(String zone, String rest) {
    ScenarioResult result = run("given: {players: {player 1: {" + zone + "}}}, " + rest);
    assertThat(result.findings()).isEmpty();
    assertThat(result.passed()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          hand: [{card: dog, shown to: [player 1]}] | 'player 1', who sees 'hand' anyway
          field: [{card: dog, shown to: [player 2]}] | 'player 2', who sees 'field' anyway
          hand: [{card: dog, shown to: [player 3]}] | 'player 3'
          deck: [{card: dog, shown to: [player 2, player 2]}] | 'player 2'
          """)
  void whoSeesACardAnywayIsNotShownIt(String zone, String found) {
    ScenarioResult result = run("given: {players: {player 1: {" + zone + "}}}, then: {turn: 1}");
    assertThat(result.findings())
        .filteredOn(one -> one.location().place().toString().contains("/shown to/"))
        .extracting(Diagnostic::found)
        .containsExactly(found);
  }

  @Test
  void aPositionWrittenAsAScenarioSaysWhatWasShown() {
    try (Match match = match()) {
      WrittenGame.choose(match, "spy");
      assertThat(new TableScenarios("ember-vale").given(match).orElseThrow().at(DECK))
          .hasToString(
              "[{\"card\":\"ant\",\"shown to\":[\"player 1\"]},"
                  + "{\"card\":\"bee\"},{\"card\":\"cat\"}]");
    }
  }
}
