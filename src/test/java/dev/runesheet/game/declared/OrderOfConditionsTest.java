package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Conditions that must hold together are impossible in whatever order they are written. */
class OrderOfConditionsTest {

  private static final String RULE =
      "\nrules:\n  - {when: leaves play, whose: any, if: \"%s\", then: [{do: tie}]}\n";

  private static final String EACH =
      "\nrules:\n  - {when: turn starts, whose: any, then: [{for each: enemy side, of: subject,"
          + " where: \"%s\", then: [{do: damage, target: target, amount: 1}]}]}\n";

  private static List<String> found(String rule, String test) {
    return new EditedGame("ember-vale")
        .edit("game.yaml", "\nrules:\n", rule.formatted(test)).findingsTogether().stream()
            .map(
                one ->
                    one.code().id() + " " + one.found().replace("'", "") + " | " + one.expected())
            .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          kind of subject is charm and subject has frozen; subject (charm)
          subject has frozen and kind of subject is charm; subject (charm)
          (subject has frozen or turn number > 3) and kind of subject is charm; subject (charm)
          not (subject has frozen and kind of subject is charm); subject (charm)
          (kind of subject is unit or turn number > 3) and kind of subject is charm; kind of subject is unit
          not (kind of subject is unit or kind of subject is charm or kind of subject is spell); kind of subject is not spell
          """)
  void aRuleThatNeverRunsIsTold(String test, String told) {
    assertThat(found(RULE, test)).singleElement().asString().startsWith("RS092 " + told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          target has frozen and kind of target is player; target (player)
          not (kind of target is unit or kind of target is player); kind of target is not player
          """)
  void aGroupOfNobodyIsTold(String test, String told) {
    assertThat(found(EACH, test)).singleElement().asString().startsWith("RS092 " + told);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "subject has frozen and kind of subject is unit",
        "not (kind of subject is charm or subject has frozen)",
        "not (kind of subject is unit and not kind of subject is charm)",
        "(kind of subject is charm or subject has frozen) and turn number > 3"
      })
  void aRuleThatMayRunIsAccepted(String test) {
    assertThat(found(RULE, test)).isEmpty();
  }

  /** Numbers are asked in the order in which parts are written. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          kind of subject is unit and attack of subject > 3;
          attack of subject > 3 and kind of subject is unit; RS187 attack of subject (spell, charm)
          """)
  void aNumberIsAskedOnlyBehindTheKindThatHasIt(String test, String told) {
    List<String> found = found(RULE, test);
    assertThat(found).hasSize(told == null ? 0 : 1);
    assertThat(found).allMatch(one -> one.startsWith(told));
  }

  @ParameterizedTest
  @ValueSource(strings = {"name", "card", "kind", "zone", "owner"})
  void aWordIsAlwaysThatOfItself(String word) {
    String same = "%s of subject is %s%s of subject";
    assertThat(found(RULE, same.formatted(word, "not ", word)))
        .containsExactly(
            "RS092 "
                + same.formatted(word, "not ", word)
                + " | another condition, as it never holds");
    assertThat(found(RULE, same.formatted(word, "", word)))
        .containsExactly(
            "RS131 "
                + same.formatted(word, "", word)
                + " | another condition, or none, as it always holds");
    String target = "%s of target is not %s of target".formatted(word, word);
    assertThat(found(EACH, target)).singleElement().asString().startsWith("RS092 " + target);
  }
}
