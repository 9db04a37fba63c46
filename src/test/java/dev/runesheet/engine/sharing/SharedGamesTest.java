package dev.runesheet.engine.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.ShippedFiles;
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
import java.util.function.Function;
import org.drools.base.common.DroolsObjectOutputStream;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.drools.base.rule.accessor.CompiledInvoker;
import org.drools.base.rule.constraint.Constraint;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.kie.api.KieBase;
import org.kie.api.io.Resource;
import org.kie.api.io.ResourceType;
import org.kie.internal.builder.KnowledgeBuilder;
import org.kie.internal.builder.KnowledgeBuilderConfiguration;
import org.kie.internal.builder.KnowledgeBuilderFactory;
import org.kie.internal.builder.conf.ParallelRulesBuildThresholdOption;
import org.kie.internal.io.ResourceFactory;

/** The rules of games, which share what Drools compiles, are those that Drools builds alone. */
@Tag("thorough")
class SharedGamesTest {

  static Iterable<String> games() {
    return Packs.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void conditionsAndInstructionsOfEachRuleAreThoseThatDroolsMakesOfItAlone(String game) {
    List<RuleSource> sources =
        PackBuilder.build(Packs.find(game), ShippedFiles.ALL, new Diagnostics()).rules();
    KieBase shared = RuleCompiler.compileInTurn(sources);
    KieBase alone = alone(sources);

    assertThat(rules(shared)).anyMatch(rule -> rule.getConsequence() instanceof LateConsequence);
    assertThat(told(shared, SharedGamesTest::consequence))
        .isEqualTo(told(alone, SharedGamesTest::consequence));
    assertThat(told(shared, SharedGamesTest::conditions))
        .isEqualTo(told(alone, SharedGamesTest::conditions));
  }

  /** The rules as Drools builds them by itself, one after the other, as above. */
  private static KieBase alone(List<RuleSource> sources) {
    KnowledgeBuilderConfiguration inTurn =
        KnowledgeBuilderFactory.newKnowledgeBuilderConfiguration();
    inTurn.setOption(ParallelRulesBuildThresholdOption.get(-1));
    KnowledgeBuilder builder = KnowledgeBuilderFactory.newKnowledgeBuilder(inTurn);
    for (RuleSource source : sources) {
      Resource text = ResourceFactory.newReaderResource(new StringReader(source.drl()), "UTF-8");
      text.setSourcePath(source.name());
      builder.add(text, ResourceType.DRL);
    }
    return builder.newKieBase();
  }

  static List<RuleImpl> rules(KieBase base) {
    List<RuleImpl> rules = new ArrayList<>();
    base.getKiePackages()
        .forEach(pack -> pack.getRules().forEach(rule -> rules.add((RuleImpl) rule)));
    return rules;
  }

  private static Map<String, String> told(KieBase base, Function<RuleImpl, String> words) {
    Map<String, String> all = new TreeMap<>();
    rules(base)
        .forEach(rule -> all.put(rule.getPackageName() + "/" + rule.getName(), words.apply(rule)));
    return all;
  }

  /** The variables that a rule uses and the instructions of its consequence. */
  private static String consequence(RuleImpl rule) {
    return List.of(rule.getRequiredDeclarationsForConsequence(RuleImpl.DEFAULT_CONSEQUENCE_NAME))
        + ((CompiledInvoker) LateConsequence.of(rule)).getMethodBytecode();
  }

  /** All that Drools would write into a file of a rule's conditions. */
  private static String conditions(RuleImpl rule) {
    StringBuilder conditions = new StringBuilder();
    collect(rule.getLhs(), conditions);
    return conditions.toString();
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
}
