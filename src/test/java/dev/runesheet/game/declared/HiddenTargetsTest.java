package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Forks for a player who is asked by an effect that is about cards which he does not see. */
class HiddenTargetsTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final int FORKS = 300;

  private static final long SEED = 1;

  /** An action of player 0, behind which player 1 is asked. */
  private static final String GAME =
      """
      players: 2
      turns: 12
      kinds:
        player: {health: 30, ready: 0}
        unit: {power: 1}
        trap: {depth: 1}
      words:
        color: [red, blue]
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        den: {in play: true, seen by: owner}
        field: {in play: true}
        heap: {}
      deck zone: deck
      roles: {snare: own traps}
      scopes:
        own traps: {zone: hand, whose: own, kinds: [trap]}
        own units: {zone: hand, whose: own, kinds: [unit]}
      course: {events: last}
      phases:
        - {phase: day, actions: [lay, pick, parade, fetch, look, show, recall, search, weigh, pass]}
      procedures:
        guess:
          - as each: other players
            then:
              - one of:
                  small: {says: small, then: [{do: damage, target: self, amount: 1}]}
                  large: {says: large, then: [{do: damage, target: self, amount: 2}]}
      actions:
        lay:
          with: own hand
          if: kind of self is unit
          then: [{do: enter, target: self, zone: den}, {run: guess}]
        pick:
          then:
            - choose: own hand
              where: kind of target is unit
              then:
                - {run: guess}
                - {do: move, target: target, zone: heap}
        parade:
          then:
            - for each: own hand
              where: kind of target is unit
              then:
                - {run: guess}
                - {do: move, target: target, zone: heap}
        fetch: {then: [{do: set-stat, target: self, stat: ready, value: 1}, {do: draw, target: self, amount: 1, from: deck, to: hand}, {run: guess}]}
        show: {with: own hand, if: kind of self is unit, then: [{do: enter, target: self, zone: field}]}
        recall:
          with: own field
          then:
            - {do: set-stat, target: owner, stat: ready, value: 2}
            - {do: leave, target: self, zone: hand}
            - {run: guess}
        search:
          then:
            - choose: own deck
              then:
                - one of:
                    keep: {says: keep, then: [{do: move, target: target, zone: hand}]}
                    drop: {says: drop, then: [{do: move, target: target, zone: heap}]}
        weigh:
          if: count of own traps > 0
          then:
            - choose: own units
              where: power of target > depth of snare - 9
              then: [{do: move, target: target, zone: heap}]
        look: {then: [{choose: own hand, then: [{do: move, target: target, zone: heap}]}]}
        pass: {ends: true}
      player rules:
        - name: spring
          when: moves
          whose: ally
          if: ready of self = 1
          then: [{do: set-stat, target: self, stat: ready, value: 0}, {do: move, target: subject, zone: heap}]
        - name: return
          when: leaves play
          whose: ally
          if: ready of self = 2
          then: [{do: set-stat, target: self, stat: ready, value: 0}, {do: move, target: subject, zone: heap}]
        - {name: start, when: game starts, then: [{do: draw, target: self, amount: 4, from: deck, to: hand}]}
      """;

  private static final String CARDS =
      """
      cards:
        ant: {name: Ant, kind: unit, power: 1, color: red}
        bee: {name: Bee, kind: unit, power: 2, color: red}
        cat: {name: Cat, kind: unit, power: 3, color: red}
        dog: {name: Dog, kind: unit, power: 4, color: blue}
        eel: {name: Eel, kind: unit, power: 5, color: blue}
        pit: {name: Pit, kind: trap}
      """;

  private static final String DECKS =
      "decks: {all: {ant: 2, bee: 2, cat: 2, dog: 2, eel: 2, pit: 2}}\n";

  private final RuleBook book = new WrittenGame(GAME, CARDS, DECKS).book();

  @Test
  void doNotKnowTheCardWhoseActionItIs() {
    assertUnknown("lay Bee", HiddenTargetsTest::laid, Set.of("Ant", "Bee", "Cat"));
  }

  @Test
  void doNotKnowTheCardThatAnotherHasChosen() {
    assertUnknown("pick/Bee", HiddenTargetsTest::thrown, Set.of("Ant", "Bee", "Cat"));
  }

  @Test
  void doNotKnowTheCardsThatAnotherGoesThrough() {
    assertUnknown("parade", HiddenTargetsTest::thrown, Set.of("Ant", "Bee", "Cat"));
  }

  /** Nothing has asked yet what was drawn, so that it may be anything. */
  @Test
  void doNotKnowTheCardOfAnEventThatWaits() {
    assertUnknown(
        "fetch", HiddenTargetsTest::thrown, Set.of("Ant", "Bee", "Cat", "Dog", "Eel", "Pit"));
  }

  @Test
  void doNotKnowTheCardsThatAnotherMayChoose() {
    try (Match match = played("look")) {
      Set<List<String>> hands = new HashSet<>();
      for (int seed = 0; seed < FORKS; seed++) {
        try (Match fork = match.forkFor(1, seed)) {
          List<Integer> hand = hand(fork);
          Decision asked = fork.pendingDecisions().get(0);
          assertThat(asked.id()).isEqualTo(match.pendingDecisions().get(0).id());
          assertThat(asked.options().stream().flatMap(one -> one.action().entities().stream()))
              .containsExactlyInAnyOrderElementsOf(hand);
          fork.choose(asked, asked.options().get(seed % hand.size()));
          assertThat(fork.world().in("heap", 0)).hasSize(1);
          hands.add(hand.stream().map(id -> fork.world().entity(id).getName()).sorted().toList());
        }
      }
      assertThat(hands).hasSizeGreaterThan(FORKS / 4);
    }
  }

  /** The program asks only if there is a trap, and each option then reads its number. */
  @Test
  void layNothingByWhichAQuestionToAnotherWouldFail() {
    try (Match match = played("weigh")) {
      for (int seed = 0; seed < FORKS; seed++) {
        try (Match fork = match.forkFor(1, seed)) {
          assertThat(fork.world().in("hand", 0)).anyMatch(card -> card.getKind().equals("trap"));
          choose(fork, "");
          assertThat(fork.world().in("heap", 0)).hasSize(1);
        }
      }
    }
  }

  /** A block that also rolls cannot run again to ask for other cards. */
  @Test
  void keepWhatAnotherMayChooseOfABlockThatDoesMoreThanAsk() {
    String asks = "$r.offerEach(true, \"\", $r.in(\"own hand\", $r.getSelf(), candidate -> true)";
    RuleBook rolling =
        new WrittenGame(GAME, CARDS, DECKS)
            .bookEdited(drl -> drl.replace(asks, "$r.roll(6);\n  " + asks));
    try (Match match = played(rolling, "look")) {
      List<Integer> hand = hand(match);
      for (int seed = 0; seed < 10; seed++) {
        try (Match fork = match.forkFor(1, seed)) {
          assertThat(hand(fork)).containsExactlyInAnyOrderElementsOf(hand);
          assertThat(fork.happenings()).isEmpty();
          assertThat(fork.world().in("deck", 0)).isNotEqualTo(match.world().in("deck", 0));
          fork.book().restore(fork.save()).close();
          choose(fork, "");
          assertThat(fork.world().in("heap", 0)).hasSize(1);
        }
      }
    }
  }

  private static List<Integer> hand(Match match) {
    return match.world().in("hand", 0).stream().map(Entity::getId).toList();
  }

  @Test
  void keepTheCardThatTheirPlayerHasChosenUnseen() {
    try (Match match = played("search/Cat")) {
      for (int seed = 0; seed < FORKS; seed++) {
        try (Match fork = match.forkFor(0, seed)) {
          choose(fork, "keep");
          assertThat(fork.world().in("hand", 0))
              .extracting(Entity::getName)
              .filteredOn("Cat"::equals)
              .hasSize(1);
        }
      }
    }
  }

  /** All have seen it in play. */
  @Test
  void keepACardThatHasLeftPlayWhereItCameTo() {
    try (Match match = played("show Bee", "pass", "pass", "recall Bee")) {
      for (int seed = 0; seed < FORKS; seed++) {
        try (Match fork = match.forkFor(1, seed)) {
          choose(fork, "small");
          assertThat(thrown(fork)).isEqualTo("Bee");
        }
      }
    }
  }

  /** Holds that a card of player 0 is as likely any of some in forks for player 1. */
  private void assertUnknown(String action, Function<Match, String> card, Set<String> names) {
    try (Match match = played(action)) {
      Map<String, Integer> counts = new TreeMap<>();
      for (int seed = 0; seed < FORKS; seed++) {
        try (Match fork = match.forkFor(1, seed)) {
          assertThat(JSON.<JsonNode>valueToTree(fork.view(1)))
              .isEqualTo(JSON.valueToTree(match.view(1)));
          fork.book().restore(fork.save()).close();
          choose(fork, "small");
          counts.merge(card.apply(fork), 1, Integer::sum);
        }
      }
      int each = FORKS / names.size();
      assertThat(counts.keySet()).isEqualTo(names);
      assertThat(counts.values()).allMatch(count -> count > each / 2 && count < each * 3 / 2);
    }
  }

  private static String laid(Match match) {
    return match.world().in("den", 0).get(0).getName();
  }

  private static String thrown(Match match) {
    return match.world().in("heap", 0).get(0).getName();
  }

  /** A match in which each option was chosen that begins so, one after the other. */
  private Match played(String... actions) {
    return played(book, actions);
  }

  private static Match played(RuleBook book, String... actions) {
    Match match = book.newMatch(JSON.valueToTree(Map.of("decks", List.of("all", "all"))), SEED);
    for (String action : actions) {
      for (String words : action.split("/")) {
        choose(match, words);
      }
    }
    return match;
  }

  private static void choose(Match match, String words) {
    Decision asked = match.pendingDecisions().get(0);
    Option option =
        asked.options().stream()
            .filter(one -> one.words().startsWith(words))
            .findFirst()
            .orElseThrow(() -> new AssertionError(words + " in " + asked));
    match.choose(asked, option);
  }
}
