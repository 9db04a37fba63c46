package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fields that change nothing beside the others, ways that are no choice, and settled numbers. */
class IdleFieldsTest {

  private static final String RULE =
      "\nrules:\n  - {when: leaves play, whose: any, if: %s, then: [%s]}\n";

  private static final String ALWAYS = "turn number > 1";
  private static final String TIE = "{do: tie}";

  private static List<String> told(String from, String to) {
    return new EditedGame("ember-vale")
        .edit("game.yaml", from, to).findingsTogether().stream().map(EditedGame::told).toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          rest: {ends: true}; rest: {ends: true, because: no}; actions/rest/because | because without if
          rest: {ends: true}; rest: {ends: true, once: true}; actions/rest/once | once of an action that ends the only phase which offers it
          attack, rest]}; attack, rest], abilities: true}; phases/1/abilities | abilities of a phase, while no card has one
          deck zone: deck; deck building: {begin in: {charm: deck}}|deck zone: deck; deck building/begin in/charm | deck, where cards of all kinds begin
          """)
  void aFieldThatChangesNothingIsTold(String from, String to, String told) {
    assertThat(told(from, to.replace("|", "\n")))
        .containsExactly("RS131 | data/ember-vale/game.yaml | " + told + " | -");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          with: own units; with: own units|    once: true
          deck zone: deck; deck building: {of one name: 3, begin in: {charm: deck}}|deck zone: deck
          """)
  void aFieldThatMayMatterIsAccepted(String from, String to) {
    assertThat(told(from.replace("|", "\n"), to.replace("|", "\n")))
        .noneMatch(one -> one.startsWith("RS131"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          {one of: {yes: [{do: tie}]}, asks: subject}; one of | the only way
          {one of: {yes: [{do: tie}], no: [{do: tie}]}, asks: subject}; one of/no | what yes does, too
          """)
  void waysThatAreNoChoiceAreTold(String line, String told) {
    assertThat(told("\nrules:\n", RULE.formatted(ALWAYS, line)))
        .containsExactly("RS131 | data/ember-vale/game.yaml | rules/0/then/0/" + told + " | -");
  }

  @ParameterizedTest
  @CsvSource({"heads of 3 >= 0, RS131", "count of self = 1, RS131", "count of self > 1, RS092"})
  void aSettledNumberIsTold(String test, String code) {
    assertThat(told("\nrules:\n", RULE.formatted(test, TIE)))
        .singleElement()
        .asString()
        .startsWith(code + " | data/ember-vale/game.yaml | rules/0/if");
  }

  @ParameterizedTest
  @ValueSource(strings = {"heads of 3 > 2", "count of own board of subject > 1"})
  void aNumberThatMayBeOtherwiseIsAccepted(String test) {
    assertThat(told("\nrules:\n", RULE.formatted(test, TIE))).isEmpty();
  }
}
