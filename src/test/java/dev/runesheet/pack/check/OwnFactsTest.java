package dev.runesheet.pack.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The check for rules written by hand that match facts which nothing makes. */
class OwnFactsTest {

  private static final String FILE = "rules/math-battle/own.drl";
  private static final String TYPES = "declare Tally n : int end declare Score extends Tally end\n";

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Tally( n > 2 )",
        "$e : Entity() my.own.Tally( n > 2, n < 7 )",
        "exists Tally()",
        "exists( Tally() and Entity() ) not Tally( n == 3 )"
      })
  void aRuleThatNeedsAFactWhichNoRuleMakesIsToldAtItsLine(String conditions) throws IOException {
    assertThat(told(TYPES + "rule 'r' when\n  " + conditions + "\nthen end"))
        .singleElement()
        .asString()
        .startsWith(FILE + ":5:1: warning RS073: ")
        .contains("rule 'r', which matches 'Tally'", "'new Tally'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule 's' when Event() then insert( new Tally( 1 ) ); end",
        "rule 's' when Event() then insertLogical( new my.own.Score() ); end",
        "function Tally made() { return new Tally( 1 ); }",
        "rule 's' when Event() then insert( kcontext.getKieRuntime().getKieBase()"
            + ".getFactType( \"my.own\", \"Tally\" ).newInstance() ); end"
      })
  void oneThatSomethingMayMakeIsNot(String other) throws IOException {
    assertThat(told(TYPES + "rule 'r' when Tally() then end " + other)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "not Tally()",
        "Event() or Tally()",
        "$e : Entity() Tally() from f( $e )",
        "forall( Tally( n > 2 ) )",
        "accumulate( Tally( $n : n ); $all : sum( $n ) )"
      })
  void aRuleThatFiresWithoutAnyIsNot(String conditions) throws IOException {
    String made = "function Tally f( Entity e ) { return null; }\n";
    assertThat(told(TYPES + made + "rule 'r' when " + conditions + " then end")).isEmpty();
  }

  @Test
  void aFactThatAnotherFileMakesIsThere() throws IOException {
    Path other = folder.resolve("rules/math-battle/other.drl");
    Files.createDirectories(other.getParent());
    Files.writeString(
        other, "package my.other;\nrule 's' when then insert( new my.own.Tally( 1 ) ); end\n");

    assertThat(told(TYPES + "rule 'r' when Tally() then end")).isEmpty();
  }

  private List<String> told(String rules) throws IOException {
    EditedGame game = EditedGame.of("math-battle", folder);
    Path file = folder.resolve(FILE);
    Files.createDirectories(file.getParent());
    Files.writeString(file, "package my.own;\nimport dev.runesheet.spi.fact.*;\n" + rules + "\n");
    return game.findings();
  }
}
