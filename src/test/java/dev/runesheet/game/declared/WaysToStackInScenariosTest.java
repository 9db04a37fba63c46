package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.Packs;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Effects that a scenario puts in play and that contradict each other are told there. */
@Tag("thorough")
class WaysToStackInScenariosTest {

  private static List<Diagnostic> findings(String effects) {
    RuleBook book = Packs.build("ember-vale", new EditedGame("ember-vale"), new Diagnostics());
    String given = "given: {players: {player 1: {effects: [" + effects + "]}}}";
    return WrittenGame.run(book, given + ", then: {turn: 1}").findings();
  }

  @Test
  void changesOfDifferentNumbersMayStackInDifferentWays() {
    assertThat(
            findings("{type: a, changes: health}, {type: a, changes: embers, stacking: max only}"))
        .isEmpty();
  }

  @Test
  void changesWithoutATypeAreToldOnlyThatTheyLackIt() {
    assertThat(findings("{changes: health}, {changes: health, stacking: max only}"))
        .extracting(one -> one.code().id())
        .containsOnly("RS006");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          {type: hush} | RS215 | effects/0 | a suppressor of 'self'
          {type: a, changes: health}, {type: a, changes: health, stacking: max only} | RS214 | effects/1/stacking | 'max only' for the type 'a'
          {type: a, changes: health, key: k}, {type: a, changes: health, key: k, stacking: max only} | RS214 | effects/1/stacking | 'max only' for the key 'k'
          """)
  void effectsThatContradictAreTold(String effects, String code, String place, String found) {
    assertThat(findings(effects))
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.code().id()).isEqualTo(code);
              assertThat(one.location().place().toString()).endsWith(place);
              assertThat(one.found()).isEqualTo(found);
            });
  }
}
