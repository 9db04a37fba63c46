package dev.runesheet.game.declared.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.WrittenGame;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.DeclaredSetup;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The choices of the bot, which tell no number of another player that this player alone sees. */
class SecretsOfOthersTest {

  private static final String GAME =
      """
      players: 2
      turns: 2
      worth: coins of self
      kinds:
        player:
          coins: 5
          favours: {begins at: 2, seen by: owner}
          pledge: {seen by: owner}
          shown: 0
        scout:
          power: 1
          health: {begins at: 4, seen by: owner}
      zones:
        deck: {seen by: nobody}
        hand: {seen by: owner}
        field: {in play: true}
        gone: {}
      deck zone: deck
      scopes:
        own units: {zone: field, whose: own}
        enemy units: {zone: field, whose: enemy}
      statuses:
        warded: {changes: health, by: 3, of: self}
      phases:
        - {phase: dawn, event: turn starts}
        - {phase: pledging, who: each, actions: [pledge]}
        - {phase: main, actions: [march, ward, strike, toll, rest]}
        - {phase: reply, who: others, actions: [parry, counter, keep]}
        - {phase: dusk, event: turn ends}
      actions:
        pledge:
          then:
            - one of:
                none: {then: [{do: set-stat, target: self, stat: pledge, value: 0}]}
                low: {then: [{do: set-stat, target: self, stat: pledge, value: 1}, {do: add-stat, target: self, stat: favours, delta: 1}]}
                high: {if: coins of self > 2, then: [{do: set-stat, target: self, stat: pledge, value: 3}, {do: add-stat, target: self, stat: coins, delta: 0 - 1}]}
              question: choose your pledge
          ends: true
        march: {with: own hand, then: [{do: enter, target: self, zone: field}]}
        ward: {with: own units, once: true, then: [{do: grant, target: self, effect: warded, turns: 2}]}
        strike:
          with: own units
          on: enemy units
          once: true
          then: [{do: add-stat, target: target, stat: health, delta: 0 - power of self}, {do: add-stat, target: owner, stat: coins, delta: 1}]
        toll:
          once: true
          then:
            - as each: players
              then:
                - one of:
                    coin: {then: [{do: add-stat, target: self, stat: coins, delta: 0 - 1}]}
                    favour: {then: [{do: add-stat, target: self, stat: favours, delta: 0 - 1}]}
                  question: choose what to give
        rest: {ends: true}
        parry: {with: own units, then: [{do: add-stat, target: self, stat: health, delta: 1}], ends: true}
        counter: {if: coins of opponent > 1, then: [{do: add-stat, target: opponent, stat: coins, delta: 0 - 1}], ends: true}
        keep: {then: [{do: add-stat, target: self, stat: favours, delta: 1}], ends: true}
      player rules:
        - {when: turn starts, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
        - {when: favours changes, whose: own, then: [{do: add-stat, target: self, stat: pledge, delta: 1}]}
        - {when: game starts, then: [{do: draw, target: self, amount: 2, from: deck, to: hand}]}
      """;

  private static final String CARDS =
      """
      cards:
        scout: {name: Scout, kind: scout, effects: [{when: health changes, then: [{do: add-stat, target: owner, stat: favours, delta: 1}]}]}
        giant: {name: Giant, kind: scout, power: 3, health: 9}
        spy: {name: Spy, kind: scout, power: 2, effects: [{when: enters play, then: [{choose: enemy units, then: [{do: add-stat, target: target, stat: health, delta: 0 - 2}]}]}]}
      """;

  private static final String WORTH =
      GAME.substring(GAME.indexOf("worth: "), GAME.indexOf("kinds:"));

  /** A worth that asks for numbers of others is told of in the guide. */
  @ParameterizedTest
  @CsvSource({
    "coins of self * 3 + favours of self * pledge of self + count of own field, true",
    "5 * count of own field - favours of opponent * count of own field, false"
  })
  void theBotChoosesTheSameWhateverTheyAreUnlessItsWorthAsksForThem(String worth, boolean same) {
    String game = GAME.replace(WORTH, "worth: " + worth + "\n");
    RuleBook book =
        new WrittenGame(game, CARDS, "decks: {all: {scout: 6, giant: 4, spy: 4}}\n").book();
    assertThat(choosesTheSame(book, 0)).isEqualTo(same);
  }

  /**
   * Plays two matches that differ in the numbers of the other player alone, until a choice does.
   */
  private static boolean choosesTheSame(RuleBook book, int player) {
    GreedyBot bot = new GreedyBot(book.catalog(DeclaredCatalog.class).extras().worth(), 1);
    try (Match one = match(book, 2, 0);
        Match two = match(book, 7, 3)) {
      while (!one.over()) {
        assertThat(two.view(player)).isEqualTo(one.view(player));
        Decision asked = one.pendingDecisions().get(0);
        Option option = bot.choose(one, asked, asked.options());
        if (asked.player() == player && !bot.choose(two, asked, asked.options()).equals(option)) {
          return false;
        }
        one.choose(asked.id(), option.id());
        two.choose(asked.id(), option.id());
      }
      return true;
    }
  }

  private static Match match(RuleBook book, int favours, int pledge) {
    Match match = book.newMatch(new DeclaredSetup(List.of("all", "all"), 0, null).toJson(), 1);
    match.update(
        context -> {
          context.setStat(context.player(1), "favours", favours);
          context.setStat(context.player(1), "pledge", pledge);
        });
    return match;
  }
}
