package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.engine.ActionFailedException;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Cards that leave and enter play by each other's effects: what is found is what goes on for ever.
 */
class EndlessChainsOfCardsTest {

  private static final String GAME =
      """
      kinds:
        player: {}
        unit: {wounds: 0}
      zones:
        deck: {seen by: nobody}
        field: {in play: true}
        grave: {}
      deck zone: deck
      scopes:
        units: {kinds: [unit], zone: field}
      calculations:
        attack: {adds to: wounds, parts: [], raises: is hurt}
      events: [is hurt]
      rules:
        - name: dies
          when: wounds changes
          whose: any
          if: kind of subject is unit and wounds of subject > 0
          then: [{do: leave, target: subject, zone: grave}]
      phases:
        - {phase: main, event: turn begins, actions: [play, kill, end]}
      actions:
        play: {then: [{for each: own deck, then: [{do: enter, target: target, zone: field}]}]}
        kill: {with: own field, then: [{do: leave, target: self, zone: grave}]}
        end: {ends: true}
      """;

  @ParameterizedTest(name = "{0} / {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "when: leaves play | {do: enter, target: self, zone: field}                        | no",
        "when: enters play | {do: leave, target: self, zone: grave}                        | no",
        "when: enters play | {do: enter, target: self, zone: field}                        | no",
        "when: leaves play | {do: create, target: owner, card: one, amount: 1, zone: field} | no",
      })
  void oneEffect(String when, String line, String endless) {
    check(card(when, line), endless);
  }

  @ParameterizedTest(name = "{0} / {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        // Comes back, and leaves as it comes.
        "enters play | {do: leave, target: self, zone: grave} | leaves play"
            + " | {do: enter, target: self, zone: field} | yes",
        // Dies of what it does as it comes.
        "enters play | {do: add-stat, target: self, stat: wounds, delta: 1} | leaves play"
            + " | {do: enter, target: self, zone: field} | yes",
        "enters play | {do: deal, target: self, amount: 1, calculation: attack} | leaves play"
            + " | {do: enter, target: self, zone: field} | yes",
        // Each leaves once: nothing brings one back.
        "enters play | {for each: units, then: [{do: add-stat, target: target, stat: wounds, delta: 1}]}"
            + " | leaves play"
            + " | {for each: units, then: [{do: add-stat, target: target, stat: wounds, delta: 1}]} | no",
        // New ones of it leave, too.
        "leaves play | {do: create, target: owner, card: one, amount: 1, zone: field} | leaves play"
            + " | {for each: units, then: [{do: leave, target: target, zone: grave}]} | yes",
      })
  void twoEffects(String when, String line, String then, String other, String endless) {
    check(card("when: " + when, line) + ", {when: " + then + ", then: [" + other + "]}", endless);
  }

  private static String card(String when, String line) {
    return "{" + when + ", then: [" + line + "]}";
  }

  private static void check(String effects, String endless) {
    String cards = "cards:\n  one: {name: One, kind: unit, effects: [" + effects + "]}\n";
    WrittenGame game = new WrittenGame(GAME, cards, "decks: {all: {one: 2}}\n");
    boolean found =
        game.findingsTogether().stream().map(Diagnostic::code).anyMatch(Code.LOOP::equals);
    assertThat(goesOn(game)).as("is endless").isEqualTo(endless.equals("yes"));
    assertThat(found).as("is found").isEqualTo(endless.equals("yes"));
  }

  /** Whether playing the deck, or killing a card of it, never comes to an end. */
  private static boolean goesOn(WrittenGame game) {
    try (Match match = WrittenGame.match(game.book(), 2)) {
      WrittenGame.choose(match, "play");
      if (match.pendingDecisions().get(0).options().stream()
          .anyMatch(option -> option.unnumbered().equals("kill One"))) {
        WrittenGame.choose(match, "kill One");
      }
      return false;
    } catch (ActionFailedException endless) {
      return true;
    }
  }
}
