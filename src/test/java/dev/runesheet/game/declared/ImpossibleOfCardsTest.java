package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions that no card fulfils which can be there, nor any number that lines roll. */
class ImpossibleOfCardsTest {

  private static final String GAME =
      """
      players: 2
      turns: 9
      kinds:
        player: {health: 20, rolled: 0}
        worker: {cost: 1}
        field: {cost: 0}
      zones: {deck: {}, hand: {}, table: {in play: true}, town: {in play: true}}
      deck zone: deck
      scopes:
        fields: {kinds: [field], whose: own}
        workers: {kinds: [worker], zone: table, whose: own}
      phases: [{phase: day, event: turn starts, actions: [work, build, rest]}]
      actions:
        work:
          with: own hand
          if: kind of self is worker
          then: [{do: enter, target: self, zone: table}]
        build:
          with: own hand
          if: kind of self is field
          then: [{do: enter, target: self, zone: town}]
        rest: {ends: true}
      player rules:
        - {when: turn starts, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
        - {when: turn starts, then: [{do: set-stat, target: self, stat: rolled, value: d6 - 1}]}
      """;

  private static final String RULE =
      "  - {when: enters play, whose: any, if: \"%s\", then: [{do: damage, target: self, amount: 1}]}\n";

  private static final String EACH =
      "  - {when: turn starts, then: [{for each: %s, where: \"%s\", then:"
          + " [{do: damage, target: self, amount: 1}]}]}\n";

  private static final String CARDS =
      """
      cards:
        mason: {name: Mason, kind: worker, cost: 2}
        smith: {name: Smith, kind: worker}
        meadow: {name: Meadow, kind: field}
      """;

  private static List<Diagnostic> impossible(String rule) {
    WrittenGame game = new WrittenGame(GAME + rule, CARDS, "decks: {all: {mason: 2, meadow: 1}}\n");
    return game.findingsTogether().stream().filter(one -> one.code() == Code.IMPOSSIBLE).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "rolled of self >= 6 | 'rolled' is always from 0 to 5",
        "kind of subject is worker and zone of subject is town | 'deck' or 'hand' or 'table'",
        "not kind of subject is worker and zone of subject is table | 'deck' or 'hand' or 'town'",
      })
  void aRuleThatAsksForWhatNeverIsIsFound(String test, String why) {
    assertThat(impossible(RULE.formatted(test))).singleElement().asString().contains(why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "workers | cost of target <= 0 | 'cost' is always from 1 to 2",
        "workers | not cost of target >= 1 | 'cost' is always from 1 to 2",
        "workers | zone of target is town | 'table', the zone of all in 'workers'",
        "fields | zone of target is table | where a card is whose kind is field",
        "fields | cost of target > 0 | 'cost' is always 0",
      })
  void aGroupOfWhichNoneFulfilsItsConditionIsFound(String group, String test, String why) {
    assertThat(impossible(EACH.formatted(group, test))).singleElement().asString().contains(why);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rolled of self >= 5",
        "zone of subject is town",
        "kind of subject is worker and zone of subject is table"
      })
  void aRuleThatAsksForWhatMayBeIsAccepted(String test) {
    assertThat(impossible(RULE.formatted(test))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"workers | cost of target <= 1", "own hand | cost of target <= 0"})
  void aGroupOfWhichSomeMayFulfilItsConditionIsAccepted(String group, String test) {
    assertThat(impossible(EACH.formatted(group, test))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{do: set-stat, target: target, stat: cost, value: 0}",
        "{do: add-stat, target: target, stat: cost, delta: -1}"
      })
  void aNumberThatALineChangesIsNotAsPrinted(String line) {
    String changed = "  - {when: turn starts, then: [{for each: workers, then: [" + line + "]}]}\n";
    assertThat(impossible(changed + EACH.formatted("workers", "cost of target <= 0"))).isEmpty();
  }
}
