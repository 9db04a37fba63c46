package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scopes of attached cards in a game in which no line attaches any. */
class AttachedToNothingTest {

  private static final String RULE =
      "\nrules:\n  - {when: turn starts, whose: any, if: turn number > 1, then: [%s]}\n";

  private static final String DAMAGED = "then: [{do: move, target: target, zone: hand}]}";

  private static final String ATTACHING =
      "{for each: all units, then: [{do: create-on, target: target, card: spark-imp, amount: 1}]}, ";

  private static List<String> told(EditedGame game) {
    return game.findingsTogether().stream().map(EditedGame::told).toList();
  }

  private static EditedGame with(String line) {
    return new EditedGame("ember-vale").edit("game.yaml", "\nrules:\n", RULE.formatted(line));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          {for each: attached, of: subject,
          {choose: attached, of: subject, asks: subject,
          {at random: attached, of: subject,
          """)
  void aLineAboutThemIsTold(String line) {
    assertThat(told(with(line + DAMAGED)))
        .containsExactly(
            "RS137 | data/ember-vale/game.yaml | rules/0/then/0 | attached, where no card ever"
                + " comes | -");
    assertThat(told(with(ATTACHING + line + DAMAGED))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "amount;{do: damage, target: subject, amount: count of attached of subject}",
        "if;{if: count of attached of subject > 0, then: [{do: lose, target: subject}]}",
        "repeat;{repeat: count of attached of subject, then: [{do: lose, target: subject}]}"
      })
  void aNumberOfThemIsTold(String written) {
    String[] line = written.split(";");
    assertThat(told(with(line[1])))
        .containsExactly(
            "RS137 | data/ember-vale/game.yaml | rules/0/then/0/"
                + line[0]
                + " | attached, where no card ever comes | -");
    assertThat(told(with(ATTACHING + line[1]))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      textBlock =
          """
          scopes:; scopes:\\n  worn: {attached to: own units}; scopes/worn/attached to
          phases:; roles: {host: attached}\\nphases:; roles/host
          with: own units; with: attached; actions/attack/with
          """)
  void whatTheGameSaysOfThemIsTold(String from, String to, String place) {
    EditedGame game = new EditedGame("ember-vale").edit("game.yaml", from, to.replace("\\n", "\n"));
    assertThat(game.findingsTogether())
        .filteredOn(one -> one.code().id().equals("RS137"))
        .extracting(Diagnostic::location)
        .asString()
        .contains(place);
  }

  @ParameterizedTest
  @ValueSource(strings = {"players", "enemy player"})
  void whatIsAttachedToPlayersIsToldWhateverLinesAttach(String hosts) {
    EditedGame game =
        new EditedGame("ember-vale")
            .edit("game.yaml", "scopes:", "scopes:\n  worn: {attached to: " + hosts + "}")
            .edit(
                "game.yaml",
                "\nrules:\n",
                RULE.formatted(ATTACHING + "{for each: worn, " + DAMAGED));

    assertThat(told(game))
        .contains(
            "RS137 | data/ember-vale/game.yaml | scopes/worn/attached to | "
                + hosts
                + ", and nothing is ever attached to a player | -");
  }
}
