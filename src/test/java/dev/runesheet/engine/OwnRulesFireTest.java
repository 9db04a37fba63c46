package dev.runesheet.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.engine.testgame.Books;
import dev.runesheet.engine.testgame.Scene;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** When rules written by hand fire. */
class OwnRulesFireTest {

  private static final String HEAD =
      """
      package own.rules;
      import dev.runesheet.spi.fact.*;
      import java.util.List;
      global Changes changes;
      """;

  private static final String COUNTS =
      " then changes.setStat( $e, \"gold\", $e.stat( \"gold\" ) + 1 ); end\n";

  private static double gold(String rules) {
    RuleBook book = Books.of(HEAD + rules);
    try (Match match = Scene.of(book).has(0, "a").has(1, "b").start().endTurn().match()) {
      return match.world().entity(0).stat("gold");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Event( trigger == \"turn starts\" ) $e : Entity( id == 0 )",
        "Event( trigger in ( \"turn starts\", \"moves\" ) ) $e : Entity( id == 0 )",
        "$v : Event() eval( $v.getTrigger().equals( \"turn starts\" ) ) $e : Entity( id == 0 )",
        "$e : Entity( id == 0 ) exists Event( trigger == \"turn starts\" )",
        "( Event( trigger == \"turn starts\" ) or Event( trigger == \"none\" ) )"
            + " $e : Entity( id == 0 )",
        "Event( $t : trigger ) exists Event( trigger == \"turn starts\" ) $e : Entity( id == 0 )",
        "Event( trigger != \"turn ends\", trigger == \"turn starts\" ) $e : Entity( id == 0 )"
      })
  void anEventOfATriggerThatNoEffectHasIsAnswered(String conditions) {
    assertThat(gold("rule \"a\" when " + conditions + COUNTS)).isEqualTo(1);
  }

  @Test
  void aCheckpointThatIsNotOfAKindIsAnswered() {
    String rule =
        "when Checkpoint( kind != \"none\" ) $e : Entity( id == 0, stat( \"gold\" ) < 1 )";

    assertThat(gold("rule \"a\" " + rule + COUNTS)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"turn starts, 1", "none, 0"})
  void aRuleMatchesWhatTheRuleThatItExtendsDoes(String trigger, int gold) {
    String rules =
        "rule \"base\" when Event( trigger == \""
            + trigger
            + "\" ) then end\n"
            + "rule \"middle\" extends \"base\" when then end\n"
            + "rule \"own\" extends \"middle\" when $e : Entity( id == 0 )";

    assertThat(gold(rules + COUNTS)).isEqualTo(gold);
  }

  @Test
  void aRuleThatExtendsAnotherAsksItsConditionsOfACheckpoint() {
    String rules =
        "rule \"base\" when Entity( id == 7 ) then end\n"
            + "rule \"own\" extends \"base\" when Checkpoint()"
            + " then changes.setStat( changes.entity( 0 ), \"gold\", 1 ); end\n";

    assertThat(gold(rules)).isZero();
  }

  /** What a rule leaves behind in a session must not be seen by the match that gets it next. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule \"sends\" when Event( trigger == \"leaves\" )"
            + " then drools.getEntryPoint( \"side\" ).insert( \"sent\" ); end\n"
            + "rule \"takes\" when Event( trigger == \"looks\" )"
            + " exists String() from entry-point \"side\" $e : Entity( id == 0 )",
        "global List mine;\n"
            + "rule \"sets\" when Event( trigger == \"leaves\" ) then drools.getKieRuntime()"
            + ".setGlobal( \"mine\", new java.util.ArrayList<>() ); end\n"
            + "rule \"reads\" when Event( trigger == \"looks\" ) eval( mine != null )"
            + " $e : Entity( id == 0 )"
      })
  void matchesOfOneBookAreAlikeWhateverRulesLeaveInTheSession(String rules) {
    RuleBook book = Books.of(HEAD + rules + COUNTS);
    List<Double> gold = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      try (Match match = Scene.of(book).has(0, "a").has(1, "b").start().match()) {
        match.update(all -> all.raise(Event.of("looks")));
        gold.add(match.world().entity(0).stat("gold"));
        match.update(all -> all.raise(Event.of("leaves")));
      }
    }
    assertThat(gold).containsOnly(0.0);
  }
}
