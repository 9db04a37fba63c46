package dev.runesheet.game.declared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.IllegalChoiceException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Choices whose program a rule of the game's own suppresses are not offered. */
class SuppressedChoicesTest {

  private static final WrittenGame GAME =
      new WrittenGame(
          """
          kinds:
            player: {gold: 1, dread: 0}
            unit: {power: 1}
          zones:
            deck: {seen by: owner}
            field: {in play: true}
          deck zone: deck
          phases:
            - {phase: main, event: turn begins, abilities: true, actions: [earn, scare, end]}
          ability kinds:
            order:
              in force: false
              with: own deck
              then: [{run: the ability}]
          actions:
            earn: {then: [{do: add-stat, target: owner, stat: gold, delta: 1}]}
            scare: {then: [{do: add-stat, target: owner, stat: dread, delta: 1}]}
            end: {ends: true}
          """,
          """
          cards:
            scout:
              name: Scout
              kind: unit
              effects:
                - {ability: work, kind: order, then: [{do: add-stat, target: owner, stat: gold, delta: 3}]}
          """,
          "decks: {all: {scout: 1}}\n");

  @ParameterizedTest
  @CsvSource({"actions/earn,earn,earn", "kinds/order,Scout: work,use work e3"})
  void whatARuleSuppressesIsNotOffered(String program, String words, String id) {
    try (Match match = WrittenGame.match(book(program, "$by"), 2)) {
      assertThat(WrittenGame.words(match)).contains(words);
      WrittenGame.choose(match, "scare");
      assertThat(WrittenGame.words(match)).doesNotContain(words).contains("end");
      assertThatThrownBy(() -> match.choose(WrittenGame.question(match).id(), id))
          .isInstanceOf(IllegalChoiceException.class)
          .hasMessageContaining(words + ": it is out of force, suppressed by ");
    }
  }

  /** Of a card in another's hidden zone a player is told nothing. */
  @ParameterizedTest
  @ValueSource(strings = {"changes.entity(3)", "changes.entity(4)"})
  void aSuppressorThatThePlayerDoesNotSeeIsNotNamed(String by) {
    try (Match match = WrittenGame.match(book("actions/earn", by), 2)) {
      WrittenGame.choose(match, "scare");
      boolean own = match.world().entity(by.contains("3") ? 3 : 4).getController() == 0;
      assertThat(match.refusal(WrittenGame.question(match).id(), "earn"))
          .isEqualTo("earn: it is out of force" + (own ? ", suppressed by Scout" : ""));
    }
  }

  private static RuleBook book(String program, String by) {
    String rule =
        """
        package made.up;
        import dev.runesheet.spi.fact.*;
        global Changes changes;
        rule "made up: dread"
        when
          $effect : InPlay( effect == "%s", $holder : controller )
          $by : Entity( id < 2, stat( "dread" ) > 0, id == $holder )
        then
          insertLogical( new Suppression( $effect, %s ) );
        end
        """;
    return GAME.bookWith(
        new RuleSource("rules/written/made-up.drl", String.format(rule, program, by)));
  }
}
