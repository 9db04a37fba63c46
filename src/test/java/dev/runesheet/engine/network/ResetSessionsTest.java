package dev.runesheet.engine.network;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.direct.EffectsInForce;
import dev.runesheet.spi.SourceNotes;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.kie.api.KieBase;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.internal.utils.KieHelper;

/** A session is emptied at once where that leaves it as it was when it was new. */
class ResetSessionsTest {

  private static final String JOINS =
      """
      package rules.test;
      rule "alone" when $s : String() not Integer() then insertLogical( $s.length() + 0L ); end
      rule "pairs" when Integer( $i : intValue ) $l : Double( this > $i ) then
        insertLogical( Short.valueOf( (short) $i ) );
      end
      """;

  private static final int MANY = 60;

  private static Sessions sessions(String rules) {
    KieBase base = new KieHelper().addContent(rules, ResourceType.DRL).build();
    return new Sessions(base, List.of(), SourceNotes.NONE, RuleProbe.NONE);
  }

  private static void fill(KieSession session) {
    for (int i = 0; i < MANY; i++) {
      session.insert("text " + i);
    }
    session.fireAllRules();
  }

  @Test
  void aSessionIsAsNewAfterAReset() {
    Sessions sessions = sessions(JOINS);
    KieSession session = sessions.open(sessions.take(this));
    fill(session);
    session.insert(1);
    session.insert(2.5);
    session.fireAllRules();

    assertThat(sessions.reset(session)).isTrue();
    assertThat(session.getFactCount()).isZero();
    assertThat(EffectsInForce.of(session)).isNotNull();
    assertThat(Contributions.of(session)).isNotNull();
    assertThat(session.fireAllRules()).isZero();

    session.insert("again");
    assertThat(session.fireAllRules()).isEqualTo(1);
    assertThat(session.getObjects().stream().map(Object.class::cast))
        .containsExactlyInAnyOrder("again", 5L);
    session.insert(1);
    session.insert(2.5);
    session.fireAllRules();
    assertThat(session.getObjects().stream().map(Object.class::cast))
        .containsExactlyInAnyOrder("again", 1, 2.5, (short) 1);
    session.dispose();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rule \"a\" salience 1 when String() then end",
        "rule \"a\" when String() eval( true ) then end",
        "rule \"a\" when accumulate( String(), $n : count() ) then end",
        "rule \"a\" when $s : String() Integer() from $s.length() then end",
        "rule \"a\" agenda-group \"g\" when String() then end",
        "rule \"a\" timer( 1s ) when String() then end"
      })
  void rulesThatDoMoreThanJoinKeepTheirSessions(String rule) {
    Sessions sessions = sessions(JOINS + rule);
    KieSession session = sessions.open(sessions.take(this));
    fill(session);
    assertThat(sessions.reset(session)).isFalse();
    assertThat(session.getFactCount()).isGreaterThan(MANY);
    session.dispose();
  }

  @Test
  void fewFactsOfALargeNetworkAreDeletedOneByOne() {
    StringBuilder rules = new StringBuilder(JOINS);
    for (int i = 0; i < MANY; i++) {
      rules.append("rule \"").append(i).append("\" when String( length == ").append(i);
      rules.append(" ) Integer( this == ").append(i).append(" ) then end\n");
    }
    Sessions sessions = sessions(rules.toString());
    KieSession session = sessions.open(sessions.take(this));
    session.insert("one");
    session.fireAllRules();
    assertThat(sessions.reset(session)).isFalse();
    session.dispose();
  }
}
