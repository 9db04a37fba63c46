package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.bot.GreedyBot;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Forks for a player of a game in which cards lie in play that he does not see. */
class HiddenCardsInPlayTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static final String GAME =
      """
      players: 2
      turns: 12
      worth: health of self - health of opponent + count of own field
      kinds:
        player: {health: 9}
        unit: {power: 1}
        trick: {cost: 1}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        ambush: {in play: true, seen by: owner}
        vault: {in play: true, seen by: nobody}
        grave: {}
      deck zone: deck
      scopes:
        units: {kinds: [unit], zone: field}
      statuses:
        inspired: {changes: power, by: 2}
      player rules:
        - {name: hand, when: game starts, then: [{do: draw, target: self, amount: 5, from: deck, to: hand}]}
      phases:
        - {phase: dawn, event: turn starts}
        - {phase: main, actions: [lay, hide, play, inspire, strike, end]}
      actions:
        lay: {with: own hand, if: kind of self is unit, then: [{do: enter, target: self, zone: ambush}]}
        hide: {with: own hand, if: kind of self is unit, then: [{do: enter, target: self, zone: vault}]}
        play: {with: own hand, if: kind of self is unit, then: [{do: enter, target: self, zone: field}]}
        inspire:
          with: own ambush
          then: [{do: grant, target: self, effect: inspired, turns: 3}]
        strike:
          with: own field
          once: true
          then: [{do: damage, target: opponent, amount: power of self}]
        end: {ends: true}
      rules:
        - name: a player without health loses
          when: health changes
          whose: any
          if: kind of subject is player and health of subject <= 0
          then: [{do: lose, target: subject}]
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: unit}
        spy:
          name: Spy
          kind: unit
          effects:
            - when: turn starts
              then:
                - {do: add-stat, target: self, stat: power, delta: 1}
        thinker:
          name: Thinker
          kind: unit
          effects:
            - when: turn starts
              whose: any
              then:
                - choose: own hand
                  optional: true
                  then: [{do: move, target: target, zone: grave}]
        captain: {name: Captain, kind: unit, effects: [{changes: power, of: units, by: 1}]}
        spark: {name: Spark, kind: trick}
      """;

  private static final String DECKS =
      "decks: {all: {scout: 3, spy: 3, thinker: 2, captain: 2, spark: 4}}\n";

  private final RuleBook book = new WrittenGame(GAME, CARDS, DECKS).book();

  private Match match(long seed) {
    JsonNode setup = JSON.createObjectNode().putPOJO("decks", List.of("all", "all"));
    return book.newMatch(JSON.valueToTree(setup), seed);
  }

  /** A match in which player 0 has done something with a card of that name. */
  private Match begun(String words) {
    for (int seed = 0; ; seed++) {
      Match match = match(seed);
      Decision asked = match.pendingDecisions().get(0);
      if (asked.player() == 0
          && asked.options().stream().anyMatch(one -> one.unnumbered().equals(words))) {
        WrittenGame.choose(match, words);
        return match;
      }
      match.close();
    }
  }

  /** What lies in a zone, in forks for the other player. */
  private static Set<String> lying(Match match, String zone) {
    Set<String> lying = new TreeSet<>();
    for (int seed = 0; seed < 40; seed++) {
      try (Match fork = match.forkFor(1, seed)) {
        fork.world().in(zone, 0).forEach(card -> lying.add(card.getDefinition()));
        assertOwnEffects(fork);
      }
    }
    return lying;
  }

  private static void assertOwnEffects(Match fork) {
    for (Entity card : fork.world().entities()) {
      if (card.getKind().equals("unit")) {
        assertThat(fork.world().inPlay())
            .filteredOn(effect -> effect.getHolder() == card.getId() && effect.isAbility())
            .extracting(InPlay::definition)
            .isEqualTo(card.isPresent() ? fork.book().effectsOf(card.getDefinition()) : List.of());
      }
    }
  }

  @Test
  void mayBeAnyCardOfTheirKindWithItsOwnEffects() {
    try (Match laid = begun("lay Spy");
        Match hidden = begun("hide Spy")) {
      assertThat(lying(laid, "ambush")).containsExactly("captain", "scout", "spy", "thinker");
      assertThat(lying(hidden, "vault")).containsExactly("captain", "scout", "spy", "thinker");
    }
  }

  @Test
  void areWhatTheyAreIfThePlayerSeesWhatTheyDo() {
    try (Match match = begun("play Scout")) {
      assertThat(lying(match, "field")).containsExactly("scout");
      while (match.pendingDecisions().get(0).options().stream()
          .noneMatch(one -> one.unnumbered().equals("lay Captain"))) {
        WrittenGame.choose(match, "end");
      }
      WrittenGame.choose(match, "lay Captain");
      assertThat(lying(match, "ambush")).containsExactly("captain");
    }
  }

  @Test
  void keepWhatTheyWereGiven() {
    try (Match match = begun("lay Spy")) {
      WrittenGame.choose(match, "inspire Spy");
      assertThat(lying(match, "ambush")).containsExactly("spy");
      try (Match fork = match.forkFor(1, 3)) {
        assertThat(fork.world().in("ambush", 0).get(0).stat("power")).isEqualTo(3);
      }
    }
  }

  @Test
  void areOfTheirKindWhileAHandIsOffered() {
    try (Match match = begun("lay Thinker")) {
      String other =
          WrittenGame.options(match).stream()
              .filter(id -> id.startsWith("hide "))
              .findFirst()
              .orElseThrow();
      match.choose(match.pendingDecisions().get(0).id(), other);
      while (!WrittenGame.options(match).contains("none")) {
        WrittenGame.choose(match, "end");
      }
      Set<Set<Integer>> hands = new HashSet<>();
      for (int seed = 0; seed < 100; seed++) {
        try (Match fork = match.forkFor(1, seed)) {
          assertOnlyUnits(fork);
          hands.add(
              fork.world().in("hand", 0).stream().map(Entity::getId).collect(Collectors.toSet()));
          assertThat(fork.pendingDecisions().get(0).options())
              .flatExtracting(option -> option.action().entities())
              .isSubsetOf(fork.world().in("hand", 0).stream().map(Entity::getId).toList());
        }
      }
      assertThat(hands).hasSizeGreaterThan(1);
    }
  }

  @Test
  void letForksBePlayedFromEverywhere() {
    for (int seed = 0; seed < 8; seed++) {
      Random random = new Random(seed);
      try (Match match = match(seed)) {
        for (int i = 0; i < 40 && !match.over(); i++) {
          assertPlayable(match, 0, i);
          assertPlayable(match, 1, i);
          answer(match, random);
        }
      }
    }
  }

  /** Nothing but units ever comes into play, also where somebody is asked about tricks. */
  private static void assertOnlyUnits(Match fork) {
    assertThat(fork.world().entities())
        .filteredOn(card -> card.isPresent() && card.getKind().equals("trick"))
        .isEmpty();
  }

  private void assertPlayable(Match match, int viewer, int seed) {
    try (Match fork = match.forkFor(viewer, seed)) {
      assertThat(JSON.<JsonNode>valueToTree(fork.view(viewer)))
          .isEqualTo(JSON.valueToTree(match.view(viewer)));
      assertThat(fork.happenings()).isEmpty();
      assertOwnEffects(fork);
      assertOnlyUnits(fork);
      book.restore(fork.save()).close();
      Random random = new Random(seed);
      while (!fork.over()) {
        answer(fork, random);
      }
    }
  }

  private static void answer(Match match, Random random) {
    Decision one = match.pendingDecisions().get(0);
    match.choose(one, one.options().get(random.nextInt(one.options().size())));
  }

  @Test
  void letTheGreedyBotPlayToTheEnd() {
    GreedyBot bot = new GreedyBot(book.catalog(DeclaredCatalog.class).extras().worth(), 5);
    Random random = new Random(5);
    try (Match match = match(5)) {
      while (!match.over()) {
        Decision asked = match.pendingDecisions().get(0);
        if (random.nextInt(3) == 0) {
          answer(match, random);
        } else {
          match.choose(asked, bot.choose(match, asked, asked.options()));
        }
      }
    }
  }
}
