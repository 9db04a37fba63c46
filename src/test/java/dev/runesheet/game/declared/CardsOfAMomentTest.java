package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Effects of cards that are in play only while they are played, or attached and never in play. */
class CardsOfAMomentTest {

  private static final String GAME =
      """
      kinds:
        player: {health: 20}
        unit: {power: 1}
        spell: {}
        relic: {}
      zones: {deck: {}, hand: {}, board: {in play: true}, pile: {}}
      deck zone: deck
      phases:
        - {phase: dawn, event: turn starts}
        - {phase: day, event: day breaks, actions: [play, cast, equip, rest]}
      actions:
        play: {with: own hand, if: kind of self is unit, because: b, then: [{do: enter, target: self, zone: board}]}
        cast: {with: own hand, if: kind of self is spell, because: b, then: [%s]}
        equip:
          with: own hand
          if: kind of self is relic
          because: b
          then: [{choose: allies, then: [{do: attach, target: self, host: target}]}]
        rest: {ends: true}
      player rules:
        - {when: turn starts, then: [{do: draw, target: self, amount: 1, from: deck, to: hand}]}
      """;

  private static final String ENTER = "{do: enter, target: self, zone: board}";
  private static final String LEAVE = ", {do: leave, target: self, zone: pile}";
  private static final String HURT = "{do: damage, target: owner, amount: 1}";

  private static List<String> findings(String cast, String kind, String when) {
    String card = "cards:\n  bolt: {name: Bolt, kind: %s, effects: [{when: %s, then: [%s]}]}\n";
    WrittenGame game =
        new WrittenGame(
            GAME.formatted(cast), card.formatted(kind, when, HURT), "decks: {all: {bolt: 3}}\n");
    return game.findingsTogether().stream().map(Diagnostic::toString).toList();
  }

  @ParameterizedTest
  @CsvSource({"'turn starts, whose: any'", "'day breaks, whose: ally'"})
  void anAnswerToAPhaseOfACardThatIsDiscardedAtOnceIsFound(String when) {
    assertThat(findings(ENTER + ", " + HURT + LEAVE, "spell", when))
        .singleElement()
        .asString()
        .contains("RS073", "cards/bolt/effects/0/when", "when no spell is in play");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "enters play",
        "leaves play",
        "'enters play', whose: any",
        "'health changes', whose: any"
      })
  void anAnswerToWhatMayOccurMeanwhileIsAccepted(String when) {
    assertThat(findings(ENTER + LEAVE, "spell", when)).noneMatch(one -> one.contains("RS073"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ENTER,
        ENTER + ", {if: health of owner > 3, then: [{stop: true}]}" + LEAVE,
        ENTER + ", {if: health of owner > 3, then: [{do: leave, target: self, zone: pile}]}",
        ENTER + LEAVE + ", " + ENTER,
        "{for each: own hand, then: [{do: enter, target: target, zone: board}]}" + LEAVE
      })
  void aCardThatMayStayMeetsThePhase(String cast) {
    assertThat(findings(cast, "spell", "turn starts, whose: any"))
        .noneMatch(one -> one.contains("RS073"));
  }

  @ParameterizedTest
  @CsvSource({"relic, 1", "unit, 0"})
  void anEffectOfAKindThatIsOnlyAttachedIsFound(String kind, int times) {
    assertThat(findings(ENTER + LEAVE, kind, "turn starts, whose: any"))
        .filteredOn(one -> one.contains("RS098"))
        .hasSize(times)
        .allMatch(one -> one.contains("found 'bolt', a relic"));
  }
}
