package dev.runesheet.engine.sharing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.ShippedFiles;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RuleCompilationException.Problem;
import dev.runesheet.engine.rules.RuleCompiler;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackBuilder;
import dev.runesheet.pack.Packs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutput;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.drools.base.common.DroolsObjectOutputStream;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.accessor.CompiledInvoker;
import org.drools.base.rule.constraint.Constraint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kie.api.KieBase;
import org.kie.api.io.Resource;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.internal.builder.KnowledgeBuilder;
import org.kie.internal.builder.KnowledgeBuilderFactory;
import org.kie.internal.io.ResourceFactory;

/** Rules whose consequences share what Drools compiles are those that Drools builds alone. */
class SharedRulesTest {

  private static final String HEAD =
      "package made.up\nimport java.util.List\nglobal java.util.List told\n";

  static Iterable<String> games() {
    return Packs.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theInstructionsOfEachRuleAreThoseThatDroolsMakesOfItAlone(String game) {
    List<RuleSource> sources = sources(game);
    KieBase shared = RuleCompiler.compile(sources);

    assertThat(consequences(shared)).isEqualTo(consequences(alone(sources)));
    assertThat(rules(shared).stream().filter(SharedRulesTest::isShared)).isNotEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theConditionsOfEachRuleAreThoseThatDroolsMakesOfItAlone(String game) {
    List<RuleSource> sources = sources(game);

    assertThat(conditions(RuleCompiler.compile(sources))).isEqualTo(conditions(alone(sources)));
  }

  private static List<RuleSource> sources(String game) {
    return PackBuilder.build(Packs.find(game), ShippedFiles.ALL, new Diagnostics()).rules();
  }

  /** What Drools makes of rules by itself. */
  private static KieBase alone(List<RuleSource> sources) {
    KnowledgeBuilder builder = KnowledgeBuilderFactory.newKnowledgeBuilder();
    for (RuleSource source : sources) {
      Resource text = ResourceFactory.newReaderResource(new StringReader(source.drl()), "UTF-8");
      text.setSourcePath(source.name());
      builder.add(text, ResourceType.DRL);
    }
    return builder.newKieBase();
  }

  private static List<RuleImpl> rules(KieBase base) {
    List<RuleImpl> rules = new ArrayList<>();
    base.getKiePackages()
        .forEach(pack -> pack.getRules().forEach(rule -> rules.add((RuleImpl) rule)));
    return rules;
  }

  private static boolean isShared(RuleImpl rule) {
    return rule.getConsequence() instanceof LateConsequence;
  }

  /** Of each rule, the variables it uses and the instructions of its consequence. */
  private static Map<String, String> consequences(KieBase base) {
    Map<String, String> all = new TreeMap<>();
    for (RuleImpl rule : rules(base)) {
      String[] variables =
          rule.getRequiredDeclarationsForConsequence(RuleImpl.DEFAULT_CONSEQUENCE_NAME);
      all.put(
          rule.getPackageName() + "/" + rule.getName(),
          List.of(variables) + ((CompiledInvoker) LateConsequence.of(rule)).getMethodBytecode());
    }
    return all;
  }

  /** Of each rule, all that Drools would write into a file of its conditions. */
  private static Map<String, String> conditions(KieBase base) {
    Map<String, String> all = new TreeMap<>();
    for (RuleImpl rule : rules(base)) {
      StringBuilder conditions = new StringBuilder();
      collect(rule.getLhs(), conditions);
      all.put(rule.getPackageName() + "/" + rule.getName(), conditions.toString());
    }
    return all;
  }

  private static void collect(RuleConditionElement element, StringBuilder conditions) {
    if (element instanceof Pattern pattern) {
      for (Constraint constraint : pattern.getConstraints()) {
        conditions.append(constraint).append(' ').append(written(constraint)).append('\n');
      }
    }
    element.getNestedElements().forEach(nested -> collect(nested, conditions));
  }

  private static String written(Constraint constraint) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutput stream = new DroolsObjectOutputStream(bytes)) {
      stream.writeObject(constraint);
    } catch (IOException unwritable) {
      throw new UncheckedIOException(unwritable);
    }
    return HexFormat.of().formatHex(bytes.toByteArray());
  }

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
                    """)));

    assertThat(rules(base)).allMatch(SharedRulesTest::isShared);
    assertThat(told(base))
        .containsExactly("one", 1.5 * -1, "two", -0.0, "two", 1.0, "one-fact", "afact");
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
