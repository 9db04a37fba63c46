package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.spi.Happening;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A player's stream does not tell in its order whether a hidden card answers what he does. */
class SecretAnswersTest {

  private static final String GAME =
      """
      kinds:
        player: {}
        unit: {marks: 0}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        vault: {in play: true, seen by: nobody}
        ambush: {in play: true, seen by: owner}
        shelf: {seen by: nobody}
      deck zone: deck
      phases:
        - {phase: main, event: turn starts, actions: [bury, hide, lay away, deal out, done]}
      actions:
        bury: {with: own hand, then: [{do: enter, target: self, zone: vault}]}
        hide: {with: own hand, then: [{do: enter, target: self, zone: ambush}]}
        lay away: {with: own hand, then: [{do: move, target: self, zone: shelf}]}
        deal out:
          then:
            - {do: draw, target: self, amount: 1, from: deck, to: shelf}
            - {do: draw, target: self, amount: 1, from: deck, to: shelf}
        done: {ends: true}
      player rules:
        - {when: game starts, then: [{do: draw, target: self, amount: 4, from: deck, to: hand}]}
      """;

  private static final String CARDS =
      """
      cards:
        plain: {name: Plain, kind: unit}
        spy:
          name: Spy
          kind: unit
          effects:
            - {when: enters play, whose: any, then: [{do: add-stat, target: self, stat: marks, delta: 1}]}
        watcher:
          name: Watcher
          kind: unit
          effects:
            - {when: moves, whose: any, then: [{do: add-stat, target: self, stat: marks, delta: 1}]}
        asker:
          name: Asker
          kind: unit
          effects:
            - when: moves
              whose: any
              then:
                - one of:
                    more: [{do: add-stat, target: self, stat: marks, delta: 1}]
                    less: [{do: add-stat, target: self, stat: marks, delta: -1}]
      """;

  private static final RuleBook BOOK =
      new WrittenGame(
              GAME,
              CARDS,
              "decks: {all: {plain: 8}, spies: {spy: 8},"
                  + " watchers: {watcher: 8}, askers: {asker: 8}}\n")
          .book();

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "bury Plain, spies",
    "bury Plain, watchers",
    "lay away Plain, watchers",
    "deal out, watchers",
    "bury Plain, askers",
    "lay away Plain, askers",
    "deal out, askers"
  })
  void theStreamIsThatOfACardWithoutEffects(String action, String hidden) {
    assertThat(told(action, hidden)).isEqualTo(told(action, "all")).isNotEmpty();
  }

  /** What the first player is told of what he does, while a card of the other's lies hidden. */
  private static List<String> told(String action, String deck) {
    DeclaredSetup setup = new DeclaredSetup(List.of("all", deck), 1, null);
    try (Match match = BOOK.newMatch(setup.toJson(), 1)) {
      WrittenGame.choose(
          match,
          match.pendingDecisions().get(0).options().stream()
              .map(option -> option.unnumbered())
              .filter(words -> words.startsWith("hide "))
              .findFirst()
              .orElseThrow());
      answerOthers(match);
      WrittenGame.choose(match, "done");
      int from = match.happenings(0, 0).next();
      WrittenGame.choose(match, action);
      answerOthers(match);
      return match.happenings(0, from).entries().stream()
          .map(entry -> entry instanceof Happening.Counted ? entry.toString() : entry.type())
          .toList();
    }
  }

  /** Hidden cards ask their player until they are done. */
  private static void answerOthers(Match match) {
    while (match.pendingDecisions().get(0).prompt().equals("choose one")) {
      match.choose(
          match.pendingDecisions().get(0), match.pendingDecisions().get(0).options().get(0));
    }
  }
}
