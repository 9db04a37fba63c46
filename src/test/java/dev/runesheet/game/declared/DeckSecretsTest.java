package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import java.util.HashSet;
import java.util.List;
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

  private Match match(long seed) {
    return book.newMatch(new DeclaredSetup(List.of("all", "all"), 0, null).toJson(), seed);
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
}
