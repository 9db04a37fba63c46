package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.game.declared.choice.Choice;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.game.declared.setup.DeclaredSetup.Placed;
import dev.runesheet.game.declared.setup.DeclaredSetup.Position;
import dev.runesheet.game.declared.setup.DeclaredSetup.Seat;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.fact.Entity;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Forks for a player whose actions are offered with cards that he does not see. */
class HiddenOffersTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final int FORKS = 30;

  private static final String GAME =
      """
      players: 2
      turns: 12
      kinds:
        player: {health: 10}
        unit: {power: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        den: {in play: true, seen by: owner}
        heap: {}
      deck zone: deck
      scopes:
        top: {zone: deck, whose: enemy, first: 1}
      phases:
        - {phase: dawn, who: each, if: turn number = 1, actions: [hide, rest]}
        - {phase: day, actions: [rob, strike, mill, seek, rest]}
      actions:
        hide: {with: own hand, ends: true, then: [{do: enter, target: self, zone: den}]}
        rob: {with: enemy hand, then: [{do: take, player: opponent, target: self, zone: hand}]}
        strike: {with: own den, on: enemy den, then: [{do: leave, target: target, zone: heap}]}
        mill: {with: top, then: [{do: move, target: self, zone: heap}]}
        seek: {with: own deck, then: [{do: move, target: self, zone: hand}]}
        rest: {ends: true}
      player rules:
        - {name: start, when: game starts, then: [{do: draw, target: self, amount: 3, from: deck, to: hand}]}
      """;

  private static final String CARDS =
      """
      cards:
        ant: {name: Ant, kind: unit}
        bee: {name: Bee, kind: unit, power: 5}
        cat: {name: Cat, kind: unit, power: 3}
      """;

  private static final String DECKS = "decks: {all: {ant: 4, bee: 4, cat: 4}}\n";

  private final Match match =
      new WrittenGame(GAME, CARDS, DECKS)
          .book()
          .newMatch(JSON.valueToTree(Map.of("decks", List.of("all", "all"))), 1);

  @AfterEach
  void close() {
    match.close();
  }

  /** The options of the active player for an action, once both have hidden a card. */
  private List<Option> offered(String action) {
    while (!match.pendingDecisions().get(0).prompt().equals("day")) {
      Decision asked = match.pendingDecisions().get(0);
      match.choose(asked, asked.options().get(0));
    }
    return match.pendingDecisions().get(0).options().stream()
        .filter(option -> ((Choice) option.action()).name().equals(action))
        .toList();
  }

  private static List<Entity> named(Match match, Action action) {
    return action.entities().stream().map(match.world()::entity).toList();
  }

  /** Holds that each option can be chosen in forks, and moves its card out of where it lay. */
  private void assertOffersHold(String action, Predicate<Entity> moved) {
    List<Option> options = offered(action);
    assertThat(options).isNotEmpty();
    for (Option option : options) {
      for (int seed = 0; seed < FORKS; seed++) {
        try (Match fork = match.forkFor(0, seed)) {
          List<Entity> named = named(fork, option.action());
          for (Entity entity : named) {
            assertThat(entity.getZone()).isEqualTo(match.world().entity(entity.getId()).getZone());
          }
          assertThat(fork.legality(0, option.action()).isLegal()).isTrue();
          fork.choose(0, option.action());
          assertThat(named.get(named.size() - 1)).matches(moved);
        }
      }
    }
  }

  @Test
  void leaveOfferedCardsOfAHandThere() {
    assertOffersHold("rob", card -> card.getZone().equals("hand") && card.getController() == 0);
  }

  @Test
  void leaveOfferedCardsInPlayThere() {
    assertOffersHold("strike", card -> card.getZone().equals("heap"));
  }

  @Test
  void leaveAnOfferedTopCardOnTop() {
    assertOffersHold("mill", card -> card.getZone().equals("heap"));
    Entity top = match.world().in("deck", 1).get(0);
    for (int seed = 0; seed < FORKS; seed++) {
      try (Match fork = match.forkFor(0, seed)) {
        assertThat(fork.world().in("deck", 1).get(0).getId()).isEqualTo(top.getId());
      }
    }
  }

  @Test
  void shuffleADeckOfWhichAllCardsAreOffered() {
    assertOffersHold("seek", card -> card.getZone().equals("hand"));
    Set<List<Entity>> orders = new HashSet<>();
    for (int seed = 0; seed < FORKS; seed++) {
      try (Match fork = match.forkFor(0, seed)) {
        orders.add(List.copyOf(fork.world().in("deck", 0)));
      }
    }
    assertThat(orders).hasSizeGreaterThan(FORKS / 2);
  }

  /** One amulet among many scouts: nearly no shuffle leaves it in the hand. */
  @Test
  void leaveAnotherPlayerSomethingToChoose() {
    WrittenGame game =
        new WrittenGame(
            """
            players: 2
            turns: 12
            kinds: {player: {health: 10}, unit: {power: 1}}
            zones: {deck: {seen by: nobody}, hand: {seen by: owner}, heap: {}}
            deck zone: deck
            phases:
              - {phase: draft, actions: [flash], who: each, passes: true}
            actions:
              flash:
                with: own hand
                if: card of self is amulet
                ends: true
                then: [{do: move, target: self, zone: heap}]
            """,
            """
            cards:
              amulet: {name: Amulet, kind: unit}
              scout: {name: Scout, kind: unit}
            """,
            "decks: {all: {amulet: 1, scout: 1}}\n");
    List<Placed> hand = List.of(new Placed("amulet", Map.of()));
    List<Placed> deck = Collections.nCopies(400, new Placed("scout", Map.of()));
    Seat seat = new Seat(Map.of(), Map.of("hand", hand, "deck", deck));
    Position position = new Position("draft", 1, List.of(seat, seat));
    JsonNode setup = new DeclaredSetup(List.of("all", "all"), 0, position).toJson();
    try (Match asked = game.book().newMatch(setup, 1)) {
      for (int seed = 0; seed < 8; seed++) {
        try (Match fork = asked.forkFor(1, seed)) {
          Option flash = fork.pendingDecisions().get(0).options().get(0);
          assertThat(named(fork, flash.action())).allMatch(card -> card.getZone().equals("hand"));
          assertThat(JSON.<JsonNode>valueToTree(fork.view(1)))
              .isEqualTo(JSON.valueToTree(asked.view(1)));
        }
      }
    }
  }
}
