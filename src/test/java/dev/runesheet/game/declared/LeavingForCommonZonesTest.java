package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.spi.Decision;
import org.junit.jupiter.api.Test;

/** What a card does as it leaves play for a common zone is done for the player who had it. */
class LeavingForCommonZonesTest {

  private static final RuleBook BOOK =
      new WrittenGame(
              """
              kinds:
                player: {coins: 5}
                relic: {}
              zones:
                deck: {seen by: owner}
                hand: {seen by: owner}
                field: {in play: true}
                junk: {common: true}
              deck zone: deck
              scopes:
                rival relics: {kinds: [relic], zone: field, whose: enemy}
                own relics: {kinds: [relic], zone: field, whose: own}
              phases:
                - {phase: main, actions: [lay, shatter, bury, end]}
              actions:
                end: {ends: true}
                lay: {with: own deck, then: [{do: enter, target: self, zone: field}]}
                shatter:
                  then:
                    - for each: rival relics
                      then: [{do: leave, target: target, zone: junk}]
                bury:
                  then:
                    - for each: own relics
                      then: [{do: leave, target: target, zone: junk}]
              """,
              """
              cards:
                forgery:
                  name: Forgery
                  kind: relic
                  effects:
                    - when: leaves play
                      then:
                        - {do: add-stat, target: owner, stat: coins, delta: 4}
                        - one of:
                            more: {then: [{do: add-stat, target: owner, stat: coins, delta: 10}]}
                            none: {then: []}
                mourner:
                  name: Mourner
                  kind: relic
                  effects:
                    - when: leaves play
                      whose: enemy
                      then: [{do: add-stat, target: owner, stat: coins, delta: 1}]
              """,
              "decks: {all: {forgery: 2, mourner: 1}}\n")
          .book();

  private static Match shattered() {
    Match match = WrittenGame.match(BOOK, 2);
    WrittenGame.choose(match, "lay Forgery");
    WrittenGame.choose(match, "end");
    WrittenGame.choose(match, "shatter");
    return match;
  }

  private static void takesMore(Match match) {
    Decision asked = match.pendingDecisions().get(0);
    assertThat(asked.player()).isZero();
    match.choose(asked, asked.options().get(0));
    assertThat(WrittenGame.of(match, 0, "coins")).isEqualTo(19);
    assertThat(WrittenGame.of(match, 1, "coins")).isEqualTo(5);
  }

  @Test
  void inTheTurnOfAnother() {
    try (Match match = shattered()) {
      assertThat(WrittenGame.of(match, 0, "coins")).isEqualTo(9);
      takesMore(match);
    }
  }

  @Test
  void alsoInForksAndRestoredMatches() {
    try (Match match = shattered();
        Match fork = match.fork();
        Match restored = BOOK.restore(match.save())) {
      takesMore(fork);
      takesMore(restored);
      assertThat(restored.save()).isEqualTo(fork.save());
    }
  }

  @Test
  void alsoAfterAnUndo() {
    try (Match match = shattered()) {
      String before = match.save();
      takesMore(match);
      match.undo();
      assertThat(match.save()).isEqualTo(before);
      takesMore(match);
      match.undo();
      match.undo();
      WrittenGame.choose(match, "shatter");
      takesMore(match);
    }
  }

  /** The active player's answer comes before those of others, whose cards are older. */
  @Test
  void inTheOrderOfThePlayersWhoHadThem() {
    try (Match match = WrittenGame.match(BOOK, 2)) {
      WrittenGame.choose(match, "lay Mourner");
      WrittenGame.choose(match, "end");
      WrittenGame.choose(match, "lay Forgery");
      WrittenGame.choose(match, "bury");
      assertThat(match.pendingDecisions().get(0).player()).isEqualTo(1);
      assertThat(WrittenGame.of(match, 0, "coins")).isEqualTo(5);
      WrittenGame.choose(match, "decline to gain 10 coins");
      assertThat(WrittenGame.of(match, 0, "coins")).isEqualTo(6);
    }
  }
}
