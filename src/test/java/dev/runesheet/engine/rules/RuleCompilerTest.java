package dev.runesheet.engine.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.kie.api.KieBase;

/** What a thread that compiles rules can rely on. */
class RuleCompilerTest {

  @Test
  void anInterruptWaitsUntilTheRulesAreCompiled() {
    RuleSource source = new RuleSource("a.drl", "package made.up\nrule \"always\" when then end\n");
    Thread.currentThread().interrupt();
    KieBase base = RuleCompiler.compile(List.of(source), packages -> {});
    assertThat(Thread.interrupted()).as("still told to end").isTrue();
    assertThat(base.getRule("made.up", "always")).isNotNull();
  }
}
