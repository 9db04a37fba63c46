package dev.runesheet.engine;

import static dev.runesheet.engine.OwnRuleTexts.ANY_EVENT;
import static dev.runesheet.engine.OwnRuleTexts.HEAD;
import static dev.runesheet.engine.OwnRuleTexts.played;
import static dev.runesheet.engine.OwnRuleTexts.rule;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Histories;
import dev.runesheet.engine.testgame.Skirmish;
import dev.runesheet.engine.testgame.Wild;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.io.ResourceType;
import org.kie.internal.utils.KieHelper;

/** Rows of queries of rules written by hand come in an order that the position alone decides. */
@Tag("thorough")
class OwnRulesQueriesTest {

  private static final String MARKS =
      """
      declare Mark who : Entity @key end
      query found() Mark( $e : who ) end
      rule "marks" when $f : Entity( zone == "active" ) then insertLogical( new Mark( $f ) ); end
      """;

  private static final String FORCES =
      """
      query found() $f : ActiveEffect( $h : holder ) $e : Entity( id == $h ) end
      """;

  private static final String FIGHTERS =
      """
      query found()
        $e : Entity( zone == "active" )
        not Entity( id == -1 )
        exists InPlay()
        $n : Integer() from java.util.List.of( 1, 2 )
      end
      """;

  private static final String ROLLS =
      "changes.setStat( (Entity) r.get( \"$e\" ), \"guard\", changes.roll( 6 ) );";

  private static final String ASKS =
      "for ( org.kie.api.runtime.rule.QueryResultsRow r :"
          + " drools.getKieRuntime().getQueryResults( \"found\" ) ) { "
          + ROLLS
          + " }";

  /** Only the query looks at what is derived: no rule needs its order. */
  @ParameterizedTest
  @ValueSource(strings = {MARKS, FORCES, FIGHTERS})
  void whatAConsequenceAsksAQueryComesInOneOrder(String query) {
    for (long seed = 1; seed <= 2; seed++) {
      Histories.playAlike(HEAD + query + rule("one", ANY_EVENT, ASKS), seed);
    }
  }

  /** A function, a variable, a lambda and a consequence with a name ask as well. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "function void ask( org.kie.api.runtime.rule.RuleContext drools, Changes changes ) { ASKS }"
            + " rule \"one\" when EVENT then ask( drools, changes ); end",
        "function void ask( org.kie.api.runtime.KieRuntime k, Changes changes ) { K }"
            + " rule \"one\" when EVENT then ask( drools.getKieRuntime(), changes ); end",
        "function void ask( Changes changes, Entity e ) {"
            + " changes.setStat( e, \"guard\", changes.roll( 6 ) ); }"
            + " rule \"one\" dialect \"mvel\" when EVENT then"
            + " for ( r : drools.kieRuntime.getQueryResults( \"found\", new Object[0] ) ) {"
            + " ask( changes, r.get( \"$e\" ) ); } end",
        "rule \"one\" when EVENT then Runnable later = () -> { ASKS }; later.run(); end",
        "rule \"one\" when EVENT do[ ask ] then then[ ask ] ASKS end"
      })
  void whateverAsksTheQueryItsRowsComeInOneOrder(String rule) {
    String asks = ASKS.replace("drools.getKieRuntime()", "k");
    String text =
        rule.replace("EVENT", ANY_EVENT).replace("ASKS", ASKS).replace("{ K }", "{ " + asks + " }");
    Histories.playAlike(HEAD + MARKS + text, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"found( $e; )", "?found( $e; )"})
  void derivedFactsThatAConditionAsksForComeInOneOrder(String call) {
    String marks =
        MARKS.replace("found() Mark( $e : who )", "found( Entity $e ) Mark( $e := who )");
    Histories.playAlike(
        HEAD
            + marks
            + rule("one", ANY_EVENT + call, ROLLS.replace("(Entity) r.get( \"$e\" )", "$e")),
        1);
  }

  static List<String> queries() {
    return List.of(
        "query found( Entity $x ) $x := Entity() end",
        "query found( Entity $x ) $x := Entity( $i : id ) exists InPlay( holder == $i ) end",
        "query placed( Entity $x ) $x := Entity() end"
            + " query found( Entity $x ) placed( $x; ) end",
        "query found( Entity $x ) ( $x := Entity( id < 1 ) or $x := Entity( id > 0 ) ) end");
  }

  /** Drools looks a parameter that is left open up in an index, whose order is by chance. */
  @ParameterizedTest
  @MethodSource("queries")
  void whatQueriesFindForAnOpenParameterComesInOneOrder(String query) {
    for (String call : List.of("found( $e; )", "?found( $e; )")) {
      String rule =
          rule("one", ANY_EVENT + call, "changes.setStat( $e, \"guard\", changes.roll( 6 ) );");
      Histories.playAlike(HEAD + query + "\n" + rule, 1);
    }
  }

  @Test
  void whatQueriesOfAKieBaseFindComesInTheOrderOfThoseOfSources() {
    String rules =
        HEAD
            + queries().get(0)
            + "\n"
            + rule(
                "one",
                ANY_EVENT + "found( $e; )",
                "changes.setStat( $e, \"guard\", changes.roll( 6 ) );");
    RuleBook book = Books.of(rules, Wild.effects());
    KieHelper plain = new KieHelper();
    Books.sources(List.of(Wild.effects()))
        .forEach(one -> plain.addContent(one.drl(), ResourceType.DRL));
    plain.addContent(rules, ResourceType.DRL);
    RuleBook ofBase =
        RuleBook.of(new Skirmish(), plain.build(), book.notes(), MissingNode.getInstance());

    for (int i = 0; i < 6; i++) {
      try (Match one = played(book);
          Match other = played(ofBase)) {
        assertThat(Histories.numbers(other)).isEqualTo(Histories.numbers(one));
      }
    }
  }
}
