package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Entries of {@code accepted} name effects by their ids, or as authors do. */
class AcceptedNamesTest {

  private static final String GAME =
      """
      kinds: {player: {coins: 0, wares: 0}, good: {}}
      zones: {deck: {seen by: nobody}, hand: {seen by: owner}}
      deck zone: deck
      phases: [{phase: main, event: turn begins, actions: [barter, big barter, peek, done]}]
      actions:
        barter: {if: coins of self > 1 and coins of self < 1, then: [{do: add-stat, target: self, stat: wares, delta: 1}]}
        big barter: {then: [{if: wares of self > 1 and wares of self < 1, then: [{do: add-stat, target: self, stat: coins, delta: 1}]}]}
        peek: {with: own deck, then: [{do: move, target: self, zone: hand}]}
        done: {ends: true}
      """;

  private static List<Diagnostic> findings(String accepted) {
    WrittenGame game =
        new WrittenGame(
            GAME + accepted,
            "cards: {rice: {name: Rice, kind: good}}\n",
            "decks: {d: {rice: 3}}\n");
    return game.findingsTogether().stream()
        .filter(one -> List.of("RS092", "RS097", "RS203").contains(one.code().id()))
        .toList();
  }

  private static String entry(String code, String effect) {
    return "accepted: [{code: %s, effect: %s, reason: as meant}]\n".formatted(code, effect);
  }

  @Test
  void theGameHasThreeFindings() {
    assertThat(findings(""))
        .extracting(EditedGame::told)
        .extracting(one -> one.replaceAll("^(RS\\d+) \\| [^|]* \\| ([^|]*) \\|.*", "$1 $2"))
        .containsExactlyInAnyOrder(
            "RS092 actions/barter/if",
            "RS092 actions/big barter/then/0/if",
            "RS203 actions/peek/with");
  }

  @ParameterizedTest
  @CsvSource({
    "RS092, barter, RS092 RS203",
    "RS092, actions/barter-is-legal, RS092 RS203",
    "RS092, big barter, RS092 RS203",
    "RS092, actions/big-barter, RS092 RS203",
    "RS203, peek, RS092 RS092",
    "RS203, actions/peek, RS092 RS092",
    "RS203, barter, RS092 RS092 RS097 RS203",
    "RS092, peek, RS092 RS092 RS097 RS203"
  })
  void anEntryAcceptsTheFindingsOfItsEffectAlone(String code, String effect, String left) {
    assertThat(findings(entry(code, effect)).stream().map(one -> one.code().id()).sorted())
        .containsExactly(left.split(" "));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "RS203 | barter    | found RS203 of 'barter', expected peek",
        "RS092 | peek      | found RS092 of 'peek', expected one of barter, big barter",
        "RS092 | big bater | did you mean 'big barter'?",
        "RS203 | peak      | did you mean 'peek'?",
        "RS204 | peek      | found RS204 of 'peek'",
      })
  void anEntryThatAcceptsNothingIsToldWhichNamesWould(String code, String effect, String told) {
    assertThat(findings(entry(code, effect)))
        .filteredOn(one -> one.code().id().equals("RS097"))
        .singleElement()
        .asString()
        .contains(told);
  }

  /** A procedure has the name of the action: an entry says which is meant. */
  @Test
  void aNameOfSeveralOwnersIsOfNone() {
    String procedure =
        "procedures: {barter: [{do: add-stat, target: self, stat: coins, delta: 1}]}\n";
    assertThat(findings(procedure + entry("RS092", "barter")))
        .anyMatch(
            one -> one.toString().contains("expected one of actions/barter-is-legal, big barter"));
    assertThat(findings(procedure + entry("RS092", "actions/barter-is-legal")))
        .noneMatch(one -> one.code().id().equals("RS097"));
  }
}
