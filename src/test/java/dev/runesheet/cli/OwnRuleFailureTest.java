package dev.runesheet.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A rule written by hand that fails in a match is its author's mistake, told with its place. */
@Tag("thorough")
class OwnRuleFailureTest {

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          carries( "kidn", "fighter" )  | test
          wordOf( "kidn" ) == "fighter" | test
          carries( "kidn", "fighter" )  | play
          """)
  void aConditionThatFailsIsToldWithItsRuleAndPlace(String condition, String command)
      throws IOException {
    assertThat(Ran.in(folder, "", "new", "duelz").code()).isZero();
    Path game = folder.resolve("duelz");
    Path file = game.resolve("rules/duelz/own.drl");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        "package my.own;\nimport dev.runesheet.spi.fact.*;\n"
            + ("rule \"g2\" when Event() Entity( " + condition + " ) then end\n"));

    Ran ran = Ran.in(game, "", command, "duelz");

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.out() + ran.err())
        .contains(
            "istake of the rules: ",
            "property (kidn) is not known of",
            "The rule is 'g2', written at rules/duelz/own.drl:3.")
        .doesNotContain("should not have happened", "report it", "fault of the program");
  }

  /** The effect of the action has only brought the fact that a rule asks in vain. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Event( trigger == 'enters play' ) Entity( TRICK, stat( 'power' ) > 3 ) then",
        "Event( trigger == 'enters play' ) Entity( TRICK, atLeast( 'power', 3 ) ) then",
        "Event( trigger == 'enters play' ) Entity( TRICK, isStrong( this ) ) then",
        "Event( trigger == 'enters play' ) $e : Entity( TRICK ) eval( isStrong( $e ) ) then",
        "Entity( TRICK, stat( 'power' ) > 3 ) then",
        "Entity( TRICK, above( 'power', 3 ) ) then",
        "$p : Entity( kind == 'player' ) Entity( TRICK, stat( 'power' ) > $p.stat( 'energy' ) ) then",
        "Entity( TRICK, eval( isStrong( this ) ) ) then",
        "$e : Entity( TRICK ) eval( isStrong( $e ) ) then",
        "accumulate( Entity( TRICK, $n : stat( 'power' ) ); $s : sum( $n ) ) then",
        "$e : Entity( TRICK ) then isStrong( $e );",
      })
  void aConditionThatFailsWhileAnActionRunsIsToldWithItsRuleAndPlace(String rule)
      throws IOException {
    assertThat(Ran.in(folder, "", "new", "duelz", "--like", "cards").code()).isZero();
    Path game = folder.resolve("duelz");
    Path file = game.resolve("rules/duelz/own.drl");
    Files.createDirectories(file.getParent());
    Files.writeString(
        file,
        "package my.own;\nimport dev.runesheet.spi.fact.*;\n"
            + "function boolean isStrong( Entity e ) { return e.stat( \"power\" ) > 3; }\n"
            + ("rule 'g2' when " + rule.replace("TRICK", "kind == 'trick'") + " end\n")
                .replace('\'', '"'));

    Ran ran = Ran.in(game, "", "test", "duelz");

    assertThat(ran.out().lines().filter(line -> line.contains("has no 'power'")))
        .isNotEmpty()
        .allSatisfy(
            line ->
                assertThat(line)
                    .contains("The rule is 'g2', written at rules/duelz/own.drl:4.")
                    .doesNotContain("actions/cast of Spark (trick 3): ", "game.yaml"));
  }
}
