package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions on the words of two entities that never hold, or always do. */
class SettledPairsTest {

  private static final String GAME =
      """
      kinds:
        player: {gold: 0}
        unit: {health: 3}
        charm: {}
      words: {colour: [red, blue], mood: [calm, wild]}
      statuses:
        blessed: {changes: health, by: 1}
      zones: {deck: {}, hand: {}, yard: {in play: true}, shelf: {in play: true}}
      deck zone: deck
      scopes:
        own units: {kinds: [unit], zone: yard, whose: own}
        other units: {kinds: [unit], zone: yard, whose: enemy}
        all units: {kinds: [unit], zone: yard}
        all cards: {kinds: [unit, charm]}
      phases: [{phase: main, event: turn starts, actions: [play, use, bless, done]}]
      actions:
        play: {with: own hand, if: kind of self is unit, then: [{do: enter, target: self, zone: yard}]}
        use: {with: own hand, if: kind of self is charm, then: [{do: enter, target: self, zone: shelf}]}
        bless: {with: own units, then: [{do: grant, target: self, effect: blessed, turns: 2}]}
        done: {ends: true}
      player rules:
        - {when: turn starts, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
      """;

  private static final String CARDS =
      """
      cards:
        imp: {name: Imp, kind: unit, colour: red%s}
        elf: {name: Elf, kind: unit, colour: blue, mood: calm}
        owl: {name: Owl, kind: unit, colour: red, mood: wild}
        orb: {name: Orb, kind: charm%s}
      """;

  private static final String DECKS = "decks: {all: {imp: 2, elf: 2, owl: 2, orb: 2}}\n";

  private static final String LINES =
      ", effects: [{when: enters play, then: [{for each: %s, where: %s, then:"
          + " [{do: add-stat, target: owner, stat: gold, delta: 1}]}]}]";

  private static List<String> told(String game, String ofUnit, String ofCharm) {
    return new WrittenGame(game, CARDS.formatted(ofUnit, ofCharm), DECKS)
        .findingsTogether().stream().map(Diagnostic::toString).toList();
  }

  private static List<String> ofUnit(String scope, String where) {
    return told(GAME, LINES.formatted(scope, where), "");
  }

  private static List<String> ofCharm(String scope, String where) {
    return told(GAME, "", LINES.formatted(scope, where));
  }

  private static List<String> ofRule(String test) {
    String line = "  - {when: gold changes, whose: any, if: %s, then: [{do: win, target: self}]}\n";
    return told(
        GAME + line.formatted(test), LINES.formatted("own units", "health of target > 3"), "");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "not target has blessed and target has blessed",
        "target has blessed and not target has blessed",
        "kind of target is unit and target has blessed and not target has blessed",
        "colour of target is colour of self and not colour of self is colour of target"
      })
  void aConditionAndItsOppositeExcludeEachOther(String where) {
    assertThat(ofUnit("all cards", where))
        .singleElement()
        .asString()
        .contains("warning RS092", "#/cards/imp/effects/0/then/0", "it excludes '");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          all units | not kind of target is kind of self   | both are the kind 'unit'
          all units | colour of target is mood of target   | colour 'blue' or 'red', the other the mood 'calm' or 'wild'
          all units | colour of target is kind of target   | the other the kind 'unit'
          all units | colour of self is mood of self       | one is the colour 'red', the other no mood
          all units | colour of target is colour of owner  | the other no colour
          own units | not owner of target is owner of self | the same owner, as of all in 'own units'
          own units | owner of target is not owner of self | the same owner, as of all in 'own units'
          other units | owner of self is owner of target   | another owner, as of all in 'other units'
          """)
  void aConditionThatNeverHoldsIsTold(String scope, String where, String why) {
    assertThat(ofUnit(scope, where))
        .singleElement()
        .asString()
        .contains("warning RS092", "#/cards/imp/effects/0/then/0/where", why);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          all units | kind of target is kind of self          | both are the kind 'unit'
          all units | not colour of target is kind of target  | the other the kind 'unit'
          all units | not colour of target is colour of owner | the other no colour
          all units | colour of self is colour of self        | found 'colour of self is colour of self'
          own units | owner of target is owner of self        | the same owner, as of all in 'own units'
          other units | not owner of target is owner of self  | another owner, as of all in 'other units'
          """)
  void aConditionThatAlwaysHoldsIsTold(String scope, String where, String why) {
    assertThat(ofUnit(scope, where))
        .singleElement()
        .asString()
        .contains("warning RS131", "#/cards/imp/effects/0/then/0/where", "as it always holds", why);
  }

  @Test
  void aWordThatTheHolderLacksIsNeverTheSame() {
    assertThat(ofCharm("all units", "colour of self is colour of self"))
        .singleElement()
        .asString()
        .contains(
            "warning RS092", "#/cards/orb/effects/0", "one is no colour, the other no colour");
    assertThat(ofCharm("all units", "not kind of target is kind of self"))
        .singleElement()
        .asString()
        .contains("warning RS131", "one is the kind 'unit', the other the kind 'charm'");
  }

  @Test
  void aWordOfAPlayerIsNeverTheSame() {
    assertThat(ofRule("not mood of subject is mood of self"))
        .singleElement()
        .asString()
        .contains("warning RS131", "#/player rules/1/", "one is no mood, the other no mood");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "all cards | kind of target is kind of self",
        "all cards | not kind of target is kind of self",
        "all units | not colour of target is colour of self",
        "all units | mood of target is mood of target",
        "all units | owner of target is owner of self",
        "all units | not target has blessed or colour of target is red",
        "next player | not owner of target is owner of self"
      })
  void aConditionThatSomeFulfilIsAccepted(String asked) {
    String[] parts = asked.split(" \\| ");
    assertThat(ofUnit(parts[0], parts[1])).isEmpty();
  }

  /** Both scopes are seen from the player who acts; a third may be the owner where more play. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2 | other units | own units   | owner of target is owner of self     | RS092
          2 | other units | own units   | owner of self is not owner of target | RS131
          3 | other units | own units   | owner of target is owner of self     | RS092
          2 | other units | other units | owner of target is not owner of self | RS092
          2 | other units | other units | owner of target is owner of self     | RS131
          3 | other units | other units | owner of target is not owner of self |
          2 | other units | all units   | owner of target is owner of self     |
          2 | all units   | own units   | owner of target is owner of self     |
          """)
  void ownersOfWhatAnActionIsDoneWithAndOnAreKnownWhereBothScopesTellThem(
      int players, String with, String on, String asked, String code) {
    String line =
        "  bless: {with: %s, on: %s, if: %s,".formatted(with, on, asked)
            + " then: [{do: grant, target: target, effect: blessed, turns: 2}]}";
    List<String> found =
        told("players: " + players + "\n" + GAME.replaceFirst("  bless: .*", line), "", "");
    if (code == null) {
      assertThat(found).isEmpty();
    } else {
      assertThat(found).singleElement().asString().contains(code, "#/actions/bless/if", "beside '");
    }
  }

  @Test
  void theTargetOfAnActionIsAskedForItsOwnerInVain() {
    String line =
        "  bless: {with: own units, on: other units, if: owner of target is owner of self,"
            + " then: [{do: grant, target: target, effect: blessed, turns: 2}]}";
    String game = GAME.replaceFirst("  bless: .*", line);
    assertThat(told(game, "", ""))
        .singleElement()
        .asString()
        .contains("warning RS092", "#/actions/bless/if", "another owner, as of all in 'other");
    assertThat(told(game.replace("own units, on", "all units, on"), "", "")).isEmpty();
  }
}
