package dev.runesheet.engine;

import static dev.runesheet.engine.OwnRuleTexts.HEAD;

import dev.runesheet.engine.testgame.Histories;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rules that read the match itself, such as the number of its turn, match by its present state: no
 * save, undo, fork or look into the session changes how it goes on.
 */
@Tag("thorough")
class OwnRulesReadMatchTest {

  private static final String DERIVES =
      "package own.rules;\nimport dev.runesheet.spi.fact.*;\nglobal Changes changes;\n"
          + "declare Quiet turn : int end\n";

  private static final String SILENCES = " then insertLogical( new Suppression( $f, \"own\" ) );";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "$f : InPlay() eval( changes.turn() % 2 == 1 )",
        "$e : Entity( changes.turn() % 2 == 1 ) $f : InPlay( holder == $e.id )",
        "$f : InPlay( changes.turn() > 2 )",
        "$f : InPlay() Integer( this > 1 ) from changes.turn()",
        "$f : InPlay() not Entity( changes.turn() % 2 == 0 )",
        "$f : InPlay() Entity( id == $f.holder, changes.scope( \"all\", this ).size() > 3 )",
      })
  void whatIsDerivedFollowsFromTheMatchAsItIs(String conditions) {
    playAlike(HEAD + "rule \"quiet\" when " + conditions + SILENCES + " end");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Event( trigger == \"turn starts\" ) $e : Entity( zone != \"\", changes.turn() % 2 == 1 )",
        "$e : Entity( zone != \"\", changes.turn() % 2 == 1 ) Event( trigger == \"attack hits\" )",
      })
  void whatAnswersAFactThatPassesReadsTheMatchAsItIs(String conditions) {
    String does = "changes.setStat( $e, \"guard\", changes.roll( 6 ) );";
    playAlike(HEAD + "rule \"answers\" when " + conditions + " then " + does + " end");
  }

  @ParameterizedTest
  @ValueSource(strings = {"== 1", "== 0"})
  void whatAConsequenceDerivesOfTheMatchIsOfThePresent(String odd) {
    String derives =
        "rule \"notes\" when Entity( id == 0 ) then"
            + " insertLogical( new Quiet( changes.turn() % 2 ) ); end\n";
    playAlike(
        DERIVES
            + derives
            + "rule \"quiet\" when Quiet( turn "
            + odd
            + " ) $f : InPlay()"
            + SILENCES
            + " end");
  }

  private static void playAlike(String rules) {
    Histories.playAlike(rules, 1);
  }
}
