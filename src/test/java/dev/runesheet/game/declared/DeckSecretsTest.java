package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is offered and asked in a game of hidden cards tells nothing of them. */
class DeckSecretsTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String GAME =
      """
      kinds:
        player: {health: 10}
        unit: {}
        trick: {}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
      deck zone: deck
      phases:
        - {phase: main, event: turn begins, actions: [search, fetch, draw, show, end]}
      actions:
        search:
          then:
            - choose: own deck
              optional: true
              then:
                - {do: move, target: target, zone: hand}
        fetch:
          with: own deck
          then:
            - {do: move, target: self, zone: hand}
        draw:
          then:
            - {do: draw, target: self, amount: 2, from: deck, to: hand}
        show:
          then:
            - choose: own hand
              where: kind of target is trick
              optional: true
              then:
                - {do: damage, target: opponent, amount: 1}
        end: {ends: true}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
        guard: {name: Guard, kind: unit}
        rider: {name: Rider, kind: unit}
        spark: {name: Spark, kind: trick}
      """;

  /** A game whose players lay cards that only they see, which act from where they lie. */
  private static final String TRAPS =
      """
      kinds:
        player: {health: 10}
        trap: {}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        ambush: {in play: true, seen by: owner}
      deck zone: deck
      phases:
        - {phase: dawn, event: turn begins}
        - {phase: main, event: day comes, actions: [lay, end]}
      actions:
        lay:
          with: own hand
          then:
            - {do: enter, target: self, zone: ambush}
        end: {ends: true}
      player rules:
        - when: game starts
          then:
            - {do: draw, target: self, amount: 2, from: deck, to: hand}
        - when: turn begins
          then:
            - {do: draw, target: self, amount: 1, from: deck, to: hand}
      """;

  private static final String LAID =
      """
      cards:
        watch:
          name: Watch
          kind: trap
          effects:
            - when: turn begins
              whose: any
              then:
                - choose: own hand
                  optional: true
                  then: [{do: leave, target: self, zone: hand}]
        spy:
          name: Spy
          kind: trap
          effects:
            - when: enters play
              then:
                - choose: own hand
                  optional: true
                  then: [{do: leave, target: self, zone: hand}]
        calm: {name: Calm, kind: trap}
      """;

  private final RuleBook book =
      new WrittenGame(GAME, CARDS, "decks: {all: {scout: 2, guard: 2, rider: 2, spark: 2}}\n")
          .book();

  @Test
  void whatIsOfferedOfADeckTellsNothingOfItsOrder() {
    Set<String> orders = new HashSet<>();
    Set<String> seen = new HashSet<>();
    for (long seed = 0; seed < 8; seed++) {
      try (Match match = match(seed)) {
        match.happenings(0);
        orders.add(order(match));
        WrittenGame.choose(match, "search");
        seen.add(told(match, 0));
      }
    }
    assertThat(orders).hasSizeGreaterThan(4);
    assertThat(seen).hasSize(1);
  }

  /** A question that only a player with a trick is asked, and that he declines. */
  @Test
  void howManyQuestionsAnOpponentWasAskedTellsNothingOfHisHand() {
    Set<Boolean> asked = new HashSet<>();
    Set<String> seen = new HashSet<>();
    for (long seed = 0; seed < 12; seed++) {
      try (Match match = match(seed)) {
        match.happenings(1);
        WrittenGame.choose(match, "draw");
        WrittenGame.choose(match, "show");
        boolean hasTrick = WrittenGame.options(match).contains("none");
        if (hasTrick) {
          WrittenGame.choose(match, match.pendingDecisions().get(0).option("none").words());
        }
        WrittenGame.choose(match, "end");
        asked.add(hasTrick);
        seen.add(told(match, 1));
      }
    }
    assertThat(asked).hasSize(2);
    assertThat(seen).hasSize(1);
  }

  /** A rule of the game that answers changes of units alone, and finds that this one is alive. */
  @Test
  void thatARuleLooksAtAHiddenCardIsNotTold() throws JsonProcessingException {
    String rule =
        """
        rules:
          - name: a unit without power is lost
            when: power changes
            whose: any
            if: power of subject <= 0
            then: [{do: move, target: subject, zone: field}]
        """;
    String game =
        GAME.replace("unit: {}", "unit: {power: 1}")
                .replace("trick: {}", "trick: {cost: 1}")
                .replace("search, fetch", "train, search, fetch")
                .replace(
                    "  search:\n",
                    """
                  train:
                    with: own hand
                    then:
                      - if: kind of self is unit
                        then: [{do: add-stat, target: self, stat: power, delta: 1}]
                        else: [{do: add-stat, target: self, stat: cost, delta: 1}]
                  search:
                """)
            + rule;
    String decks = "decks: {all: {scout: 4}, one: {spark: 4}}\n";
    RuleBook trained = new WrittenGame(game, CARDS, decks).book();
    Set<String> seen = new HashSet<>();
    for (String deck : List.of("all", "one")) {
      try (Match match = match(trained, deck, 1)) {
        match.happenings(1);
        WrittenGame.choose(match, "draw");
        String card = deck.equals("all") ? "Scout" : "Spark";
        match.choose(
            match.pendingDecisions().get(0),
            match.pendingDecisions().get(0).options().stream()
                .filter(option -> option.unnumbered().equals("train " + card))
                .findFirst()
                .orElseThrow());
        assertThat(match.happenings().toString()).contains(card.equals("Scout") ? "power" : "cost");
        seen.add(JSON.writeValueAsString(match.happenings(1)));
      }
    }
    assertThat(seen).hasSize(1);
  }

  private Match match(long seed) {
    return match(book, "all", seed);
  }

  private static Match match(RuleBook book, String deck, long seed) {
    return book.newMatch(new DeclaredSetup(List.of(deck, "all"), 0, null).toJson(), seed);
  }

  private static String order(Match match) {
    return match.world().entities().stream()
        .filter(one -> one.getController() == 0 && one.getZone().equals("deck"))
        .sorted(java.util.Comparator.comparingInt(one -> one.getPosition()))
        .map(one -> one.getDefinition())
        .toList()
        .toString();
  }

  private static String told(Match match, int player) {
    try {
      return JSON.writeValueAsString(match.view(player))
          + JSON.writeValueAsString(match.happenings(player));
    } catch (JsonProcessingException wrong) {
      throw new AssertionError(wrong);
    }
  }

  /** What a hidden card asks its player stops the match for a moment that nobody else may see. */
  @Test
  void thatAHiddenCardAsksItsPlayerIsNoneOfTheOthersEntries() throws JsonProcessingException {
    Set<String> seen = new HashSet<>();
    Set<Integer> answers = new HashSet<>();
    for (String card : List.of("Watch", "Calm", "Spy")) {
      try (Match match = laid(card)) {
        boolean end = WrittenGame.options(match).contains("end");
        while (match.view(0).turn() < 7 || !end) {
          match.choose(match.pendingDecisions().get(0).id(), end ? "end" : "none");
          end = WrittenGame.options(match).contains("end");
        }
        seen.add(JSON.writeValueAsString(match.happenings(1, 0)));
        answers.add(match.answerCount());
      }
    }
    assertThat(answers).hasSize(3);
    assertThat(seen).hasSize(1);
  }

  /** The others are told at such a stop just what they are told where nothing is asked. */
  @Test
  void aStopForAHiddenCardTellsWhatAnyStopTells() throws JsonProcessingException {
    Set<String> seen = new HashSet<>();
    for (String card : List.of("Calm", "Spy")) {
      try (Match match = laid(card)) {
        assertThat(WrittenGame.options(match).contains("none")).isEqualTo(card.equals("Spy"));
        seen.add(told(match, 1) + JSON.writeValueAsString(match.happenings(1, 0)));
      }
    }
    assertThat(seen).hasSize(1);
  }

  /** A match whose first player has laid a card that the second does not see. */
  private static Match laid(String card) {
    String decks = "decks: {all: {calm: 9}, his: {" + card.toLowerCase(Locale.ROOT) + ": 9}}\n";
    Match match = match(new WrittenGame(TRAPS, LAID, decks).book(), "his", 3);
    match.happenings(1);
    WrittenGame.choose(match, "lay " + card);
    return match;
  }
}
