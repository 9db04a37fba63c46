package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.spi.reading.Reads;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A game's own entities say of their methods which read numbers, of which no rule is told. */
public class OwnReadsTest {

  private static final String HEAD =
      "import dev.runesheet.spi.fact.*; import dev.runesheet.engine.OwnReadsTest.Ship;\n"
          + "declare Sails of : int end\n";

  /** An entity of a game of somebody's own. */
  public static final class Ship extends Entity {

    /** A ship in the harbour. */
    public Ship(int id) {
      super(id, "ship", "sloop", "Sloop", 0, "harbour", new StatSchema(List.of("hull")));
    }

    /** A number that says nothing of itself. */
    public double rest() {
      return stat("hull") - 1;
    }

    /** A number. */
    @Reads(Reads.Part.NUMBERS)
    public double getHull() {
      return stat("hull");
    }

    /** The same however the match goes on. */
    @Reads(Reads.Part.PROPERTIES)
    public int masts() {
      return 2;
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "when Ship( hull > 2, $i : id ) then insertLogical( new Sails( $i ) );",
        "when Ship( $h : hull, $i : id ) eval( $h > 2 ) then insertLogical( new Sails( $i ) );",
        "when $s : Ship() Ship( id > $s.getHull() ) then insertLogical( new Sails( 1 ) );",
        "when Ship( rest() > 2, $i : id ) then insertLogical( new Sails( $i ) );",
        "when $s : Ship() then insertLogical( new Sails( (int) $s.getHull() ) );",
        "when $s : Ship() then insertLogical( new Sails( (int) $s.rest() ) );",
        "when $s : Entity() then insertLogical( new Sails( (int) ((Ship) $s).rest() ) );",
      })
  void aMethodThatReadsNumbersOrSaysNothingMakesARuleReadNumbers(String rule) {
    assertThat(readsNumbers("my.own", rule)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "when Ship( masts() > 2, $i : id ) then insertLogical( new Sails( $i ) );",
        "when $s : Ship() Ship( id > $s.masts() ) then insertLogical( new Sails( 1 ) );",
        "when $s : Ship( zone == \"sea\" ) then insertLogical( new Sails( $s.masts() ) );",
        "when $s : Ship() then insertLogical( new Sails( $s.getPosition() ) );",
      })
  void aMethodThatReadsPropertiesDoesNot(String rule) {
    assertThat(readsNumbers("my.own", rule)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "when Ship( hull > 2, $i : id ) then insertLogical( new Sails( $i ) );",
        "when $s : Ship() Ship( id > $s.getHull() ) then insertLogical( new Sails( 1 ) );",
      })
  void soDoesOneThatReadsNumbersInTheRulesOfAGame(String rule) {
    assertThat(readsNumbers("rules.harbour", rule)).isTrue();
  }

  private static boolean readsNumbers(String rules, String rule) {
    String drl = "package " + rules + ";\n" + HEAD + "rule \"r\" " + rule + " end\n";
    return new OwnRules(RuleCompiler.compile(List.of(new RuleSource("own.drl", drl))))
        .readNumbers();
  }
}
