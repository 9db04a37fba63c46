package dev.runesheet.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.engine.own.InvalidRules;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A mistake at which Drools breaks is one problem at its line, also where its file names what
 * another file declares.
 */
class SeveralFilesMistakesTest {

  private static final String DECLARES =
      """
      package own.a;
      import dev.runesheet.spi.fact.*; global Changes changes;
      declare Crowd controller : int @key end
      query many( int $c ) Crowd( controller == $c ) end
      """;

  /** Six lines, so that bodies begin in line 7. */
  private static final String USES =
      """
      package own.b;
      import dev.runesheet.spi.fact.*;
      import own.a.Crowd; import own.a.*;
      query more( int $c ) Crowd( controller == $c ) end
      rule "crowds" when Entity( kind == "player", $c : controller )
      then insertLogical( new Crowd( $c ) ); end
      """;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          8 | rule (sad) has a name that a query of its package has already | query sad( int $c ) Crowd( controller == $c ) end¶rule "sad" when Event( $c : controller ) sad( $c; ) then end
          7 | circular dependency for type Mad | declare Mad extends Mad end
          7 | Duplicate field name "RED"   | declare enum Colour RED, RED; end
          7 | Unknown accumulate function: 'nix' | rule 'r' when accumulate( Crowd( $c : controller ); $n : nix( $c ) ) then end
          7 | time string: [ nix ]         | declare Foo @role(event) @expires(nix) of : Crowd end
          7 | StringIndexOutOfBounds       | rule 'r' when $e : Crowd() then modify( $e ) { setX( 1 }; end
          7 | Dialect 'python'             | rule 'r' dialect 'python' when Crowd() then end
          8 | Dialect 'python'             | declare Sub extends Crowd end¶rule 'r' dialect 'python' when Sub() then end
          7 | Propagation.Type.NIX         | rule 'r' @Propagation( NIX ) when Crowd( $c : controller ) more( $c; ) many( $c; ) then end
          7 | Operations.foo               | rule 'r' when Crowd( controller str[foo] 'a' ) then end
          7 | NullPointerException         | declare Foo extends Nothing end
          7 | 'chages'                     | rule 'r' when Crowd() Integer() from chages.turn() then end
          """)
  void aMistakeIsOneProblemAtItsLine(int line, String words, String body) {
    RuleSource declares = new RuleSource("a.drl", DECLARES);
    RuleSource uses = new RuleSource("b.drl", USES + body.replace('¶', '\n') + "\n");

    isOneProblem(line, words, List.of(declares, uses));
    isOneProblem(line, words, List.of(uses, declares));
  }

  @Test
  void aGlobalOfTwoTypesIsToldWhereTheWrongOneIs() {
    RuleSource declares = new RuleSource("a.drl", DECLARES);
    String wrong = "package own.a;\nglobal String changes;\nrule 'r' when Crowd() then end\n";
    isOneProblem(2, "not java.lang.String", List.of(declares, new RuleSource("b.drl", wrong)));
  }

  /** Also where a rule uses a field of the declaration that Drools leaves out. */
  @ParameterizedTest
  @CsvSource({
    "declare Crowd controller : int @key end",
    "declare Crowd other : String end rule 'r' when Crowd( other == 'a' ) then end",
    "declare Crowd @role(event) end",
    "declare enum Crowd SMALL; end",
  })
  void aTypeThatAFileOfThePackageDeclaresAlreadyIsToldWithThatPlace(String again) {
    List<RuleSource> sources =
        List.of(
            new RuleSource("a.drl", DECLARES),
            new RuleSource("b.drl", "package own.a;\n\n" + again + "\n"));
    isOneProblem(3, "type (Crowd) is declared at a.drl:3 already", sources);
  }

  @Test
  void aTypeWithTheNameOfOneInAnotherPackageIsNone() {
    String other = "package own.b;\ndeclare Crowd other : String end\n";
    List<RuleSource> sources =
        List.of(new RuleSource("a.drl", DECLARES), new RuleSource("b.drl", other));
    assertThatCode(() -> InvalidRules.refuse(RuleCompiler.compile(sources), sources))
        .doesNotThrowAnyException();
  }

  private static void isOneProblem(int line, String words, List<RuleSource> sources) {
    assertThat(
            catchThrowableOfType(
                    RuleCompilationException.class,
                    () -> InvalidRules.refuse(RuleCompiler.compile(sources), sources))
                .problems())
        .singleElement()
        .satisfies(
            one -> {
              assertThat(one.file()).isEqualTo("b.drl");
              assertThat(one.line()).isEqualTo(line);
              assertThat(one.message()).contains(words);
            });
  }
}
