package dev.runesheet.engine.sharing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.kie.api.KieBase;
import org.kie.api.runtime.KieSession;

/** Rules whose consequences share what Drools compiles are those that Drools builds alone. */
class SharedRulesTest {

  private static final String HEAD =
      "package made.up\nimport java.util.List\nglobal java.util.List told\n";

  private static RuleSource source(String name, String rules) {
    return new RuleSource(name, HEAD + rules);
  }

  private static List<Object> told(KieBase base) {
    KieSession session = base.newKieSession();
    List<Object> told = new ArrayList<>();
    session.setGlobal("told", told);
    session.insert("fact");
    session.fireAllRules();
    session.dispose();
    return told;
  }

  @Test
  void aRuleHasItsOwnLiterals() {
    KieBase base =
        RuleCompiler.compile(
            List.of(
                source(
                    "a.drl",
                    """
                    rule "a" when then told.add("one"); told.add(-1.5); end
                    rule "b" when then told.add("two"); told.add(-0.0); end
                    rule "c" when then told.add("two"); told.add(1.0); end
                    rule "d" when $s : String() then told.add("one" + "-" + $s); end
                    rule "e" when $s : String() then told.add("a" + "" + $s); end
                    rule "f" when then told.add("b"); told.add("c" + 0 + "d"); end
                    """)));

    assertThat(SharedGamesTest.rules(base))
        .allMatch(rule -> rule.getConsequence() instanceof LateConsequence);
    assertThat(told(base))
        .containsExactly("one", 1.5 * -1, "two", -0.0, "two", 1.0, "one-fact", "afact", "b", "c0d");
    assertThat(told(RuleCompiler.copy(base))).isEqualTo(told(base));
  }

  @Test
  void literalsThatTheCompilerReckonsWithAreCompiledForEachRule() {
    KieBase base =
        RuleCompiler.compile(
            List.of(
                source(
                    "a.drl",
                    """
                    rule "a" when then told.add(2.0 * 3.0); end
                    rule "b" when then told.add(2.0 * 4.0); end
                    """)));

    assertThat(told(base)).containsExactly(6.0, 8.0);
  }

  @Test
  void aTypeThatRulesDeclareIsKnownToConsequences() {
    KieBase base =
        RuleCompiler.compile(
            List.of(
                new RuleSource("a.drl", "package made.types\ndeclare Coin worth : double end\n"),
                source(
                    "b.drl",
                    """
                    import made.types.Coin
                    rule "a" when then insert(new Coin(2.0)); end
                    rule "b" when Coin($w : worth) then told.add($w); end
                    """)));

    assertThat(told(base)).containsExactly(2.0);
  }

  @Test
  void mistakesOfOneFormAreToldAtEachRule() {
    assertThatThrownBy(
            () ->
                RuleCompiler.compile(
                    List.of(
                        source(
                            "a.drl",
                            """
                            rule "a" when then told.put("one"); end
                            rule "b" when then told.put("two"); end
                            """))))
        .isInstanceOfSatisfying(
            RuleCompilationException.class,
            wrong ->
                assertThat(wrong.problems())
                    .extracting(Problem::line)
                    .containsExactlyInAnyOrder(4, 5));
  }
}
