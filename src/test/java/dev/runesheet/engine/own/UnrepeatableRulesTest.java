package dev.runesheet.engine.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rules written by hand of which a match would not be the same when it is played once more, or
 * would break: what they derive depends on the order of facts, they control the session, or go by a
 * clock.
 */
class UnrepeatableRulesTest {

  private static final String FILE = "rules/game/own.drl";

  /** Three lines, so that bodies begin in line 4. */
  private static final String HEAD =
      "package my.own; import org.kie.api.runtime.*; import org.kie.api.runtime.rule.*;\n"
          + "import java.util.*; import dev.runesheet.spi.fact.*;\nglobal Changes changes;\n";

  /** A line of types that rules derive. */
  private static final String TYPES =
      "declare Base n : int end declare A f : int @key end declare B f : int @key end"
          + " declare Lower extends Base end";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          6 | 'A' | rule 'r' when Entity( $f : id )¶not A( f != $f ) then insertLogical( new A( $f ) ); end
          5 | 'A' | rule 'r' when Entity( $f : id ) not ( Entity( id > $f ) and A() ) then insertLogical( new my.own.A( $f ) ); end
          5 | 'A' | rule 'r' when Entity( $f : id ) not A() then A a = (A) new A( $f ); insertLogical( ( a ) ); end
          5 | 'A' | rule 'r' dialect 'mvel' when Entity( $f : id ) not A() then a = new A( $f ); insertLogical( a ); end
          6 | 'A' | rule 'r' when Entity( $f : id )¶forall( A( f > 1 ) ) then insertLogical( new A( $f ) ); end
          5 | 'A' | rule 'r' when Entity( $f : id ) accumulate( A(); $n : count( 1 ); $n < 2 ) then insertLogical( new A( $f ) ); end
          5 | 'A' | rule 'r' when Entity( $f : id ) List( size < 2 ) from collect( A() ) then insertLogical( new A( $f ) ); end
          5 | 'A' | rule 'r' when not A() do[x] Entity( id > 3 ) then then[x] insertLogical( new A( 1 ) ); end
          6 | 'A' | rule 's' when B( $f : f ) then insertLogical( new A( $f ) ); end¶rule 'r' when not A() then insertLogical( new B( 2 ) ); end
          5 | 'A' | rule 'r' when not A() then insertLogical( new B( 2 ) ); end¶rule 's' when not Entity( id == 3 ) B( $f : f ) then insertLogical( new A( $f ) ); end
          5 | 'A' | query q( int n ) not A( f == n ) end¶rule 'r' when Entity( $f : id ) q( $f; ) then insertLogical( new A( $f ) ); end
          6 | 'q' | query q( int n ) A( f == n ) end¶rule 'r' when Entity( $f : id ) not q( $f; ) then insertLogical( new A( $f ) ); end
          5 | 'Base' | rule 'r' when Entity( $f : id ) not Base() then insertLogical( new Lower() ); end
          5 | 'Suppression' | rule 'r' when $i : InPlay() not Suppression( effect != $i ) then insertLogical( new Suppression( $i, $i ) ); end
          """)
  void whatIsDerivedByTheLackOfItselfIsAProblemAtItsCondition(int line, String type, String body) {
    assertTold(
        line,
        "asks what there is not, or how much there is, of " + type + ", which follows from",
        "TYPES¶" + body);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule 'r' when Entity( $f : id ) not B( f == $f ) then insertLogical( new A( $f ) ); end",
        "rule 'r' when Entity( $f : id ) exists A( f < $f ) then insertLogical( new A( $f ) ); end",
        "rule 'r' when A( $f : f ) then insertLogical( new B( $f ) ); end¶"
            + "rule 's' when B( $f : f ) not Entity( id == $f ) then insertLogical( new A( $f ) ); end",
        "rule 'r' when $e : ActiveEffect() not ActiveEffect( this != $e )"
            + " then insertLogical( new Suppression( null, $e ) ); end",
        "rule 'r' when Event() not A() then System.out.println( new A( 1 ) ); end",
        "rule 'r' when Entity( $f : id ) not Lower() then insertLogical( new Base( $f ) ); end",
        "rule 'r' when not A() then insertLogical( new B( 2 ) ); end¶"
            + "rule 's' when B( $f : f ) then System.out.println( \"insertLogical( new A( 1 ) )\" ); end",
      })
  void whatIsDerivedByTheLackOfOthersIsAccepted(String body) {
    assertAccepted("TYPES¶" + body);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          5 | no-loop        | rule 'r' no-loop true when Entity( $f : id ) then insertLogical( new A( $f ) ); end
          6 | no-loop        | rule 'r' salience 3¶no-loop when Entity( $f : id ) then A a = new A( $f ); insertLogical( a ); end
          5 | no-loop        | no-loop true¶rule 'r' when Entity( $f : id ) then insertLogical( new A( $f ) ); end
          6 | lock-on-active | rule 'r'¶lock-on-active true when Entity( $f : id ) then insertLogical( new A( $f ) ); end
          """)
  void anAttributeThatKeepsARuleThatDerivesFromFiringIsAProblemAtItsLine(
      int line, String attribute, String body) {
    assertTold(line, "derives facts, with which its '" + attribute + "' breaks", "TYPES¶" + body);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          5 | timer          | rule 'r'¶timer( int: 3 ) when Event() then end
          4 | timer          | rule 'r' timer( cron: 0 0 * * * ? ) when Event() then end
          4 | duration       | rule 'r' duration( 3 ) when Event() then end
          5 | date-effective | rule 'r'¶date-effective '01-Jan-2020' when Event() then end
          4 | date-expires   | rule 'r' date-expires '01-Jan-2040' when Event() then end
          """)
  void anAttributeThatGoesByTheClockIsAProblemAtItsLine(int line, String attribute, String body) {
    assertTold(line, "goes by the computer's clock with its '" + attribute + "'", body);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      textBlock =
          """
          5 | halt         | rule 'r' when Event() then¶drools.halt(); end
          6 | halt         | rule 'r' when Event() then // drools.halt();¶¶kcontext.getKieRuntime().halt(); end
          4 | halt         | rule 'r' dialect 'mvel' when Event() then drools.halt(); end
          4 | halt         | rule 'r' dialect 'mvel' when Event() then drools.kieRuntime.halt(); end
          4 | halt         | rule 'r' when Event() do[x] then then[x] drools.halt(); end
          5 | clear        | rule 'r' when Event() then¶kcontext.getKieRuntime().getAgenda().clear(); end
          4 | clear        | rule 'r' when Event() then kcontext.getKieRuntime().getAgenda().getAgendaGroup( "x" ).clear(); end
          4 | clear        | rule 'r' when Event() then Agenda a = drools.getKieRuntime().getAgenda(); a.clear(); end
          4 | clear        | rule 'r' when Event() then var a = ( drools.getKieRuntime() ).getAgenda(); a.clear(); end
          4 | dispose      | rule 'r' when Event() then ((KieSession) drools.getKieRuntime()).dispose(); end
          5 | fireAllRules | rule 'r' when Event() then KieSession s = (KieSession) drools.getKieRuntime();¶s.fireAllRules(); end
          4 | removeRule   | rule 'r' when Event() then drools.getKieRuntime().getKieBase().removeRule( "a", "b" ); end
          4 | cancelMatch  | rule 'r' when Event() then kcontext.cancelMatch( kcontext.getMatch() ); end
          4 | addEventListener | rule 'r' when Event() then drools.getKieRuntime().addEventListener( (org.kie.api.event.rule.AgendaEventListener) null ); end
          """)
  void aCallThatControlsTheSessionIsAProblemAtItsLine(int line, String call, String body) {
    assertTold(line, "calls '" + call + "' behind '", body);
  }

  @Test
  void aFunctionThatControlsTheSessionIsAProblemAtItsLine() {
    assertTold(
        6,
        "function (stop) calls 'halt' behind 'k'",
        "function void stop( RuleContext k ) {¶k.getRule();¶k.getKieRuntime().halt(); }¶"
            + "rule 'r' when Event() then stop( kcontext ); end");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule 'r' no-loop false lock-on-active false when Entity( $f : id )"
            + " then insertLogical( $f ); end",
        "rule 'r' no-loop true lock-on-active true when Event() then changes.turn(); end",
        "rule 'r' when Event() then String s = \"drools.halt()\"; /* drools.halt(); */ end",
        "rule 'r' when Event() then drools.getKieRuntime().getObjects().clear();"
            + " drools.getRule().getName().trim(); drools.setFocus( \"x\" ); end",
        "rule 'r' when Event() then drools.getKieRuntime().getQueryResults( \"q\" ).iterator();"
            + " kcontext.getKieRuntime().getAgenda().getAgendaGroup( \"x\" ).setFocus(); end",
        "rule 'r' when Event() then drools.getKieRuntime().getKieBase().getFactType( \"a\", \"b\" );"
            + " List a = new ArrayList( kcontext.getKieRuntime().getObjects() ); a.clear(); end",
        "function void halt( String drool ) { drool.trim(); }¶"
            + "rule 'r' when Event() then halt( drools.getRule().getName() ); end",
      })
  void whatLeavesTheSessionToTheEngineIsAccepted(String body) {
    assertAccepted(body);
  }

  private static void assertTold(int line, String words, String body) {
    assertThat(
            catchThrowableOfType(RuleCompilationException.class, () -> build(drl(body))).problems())
        .singleElement()
        .satisfies(
            problem -> {
              assertThat(problem.line()).isEqualTo(line);
              assertThat(problem.message()).contains(words);
            });
  }

  private static void assertAccepted(String body) {
    assertThatCode(() -> build(drl(body))).doesNotThrowAnyException();
  }

  private static void build(String drl) {
    List<RuleSource> sources = List.of(new RuleSource(FILE, drl));
    InvalidRules.refuse(RuleCompiler.compile(sources), sources);
  }

  private static String drl(String body) {
    return HEAD + body.replace("TYPES", TYPES).replace('¶', '\n') + "\n";
  }
}
