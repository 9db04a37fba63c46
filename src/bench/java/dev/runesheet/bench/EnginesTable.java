package dev.runesheet.bench;

import dev.runesheet.engine.direct.ConditionValues;
import dev.runesheet.engine.direct.DirectRules;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fact.StatSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongConsumer;
import org.drools.core.common.DefaultFactHandle;
import org.evrete.KnowledgeService;
import org.evrete.api.ActivationMode;
import org.evrete.api.Knowledge;
import org.evrete.api.RhsContext;
import org.evrete.api.StatefulSession;
import org.evrete.api.builders.RuleSetBuilder;
import org.kie.api.KieBase;
import org.kie.api.KieServices;
import org.kie.api.io.ResourceType;
import org.kie.api.runtime.KieSession;
import org.kie.api.runtime.KieSessionConfiguration;
import org.kie.api.runtime.conf.ThreadSafeOption;
import org.kie.api.runtime.rule.FactHandle;
import org.kie.internal.utils.KieHelper;

/**
 * One reaction at one of many blocks: asked directly as the engine does, shown to Drools' network,
 * and shown to Evrete, with the same rules. Half of the blocks have one rule, half two with guards.
 */
final class EnginesTable {

  private static final int[] BLOCKS = {100, 1_000, 10_000};
  private static final int STEP = 7;
  private static final String NEXT = "next";

  private final double seconds;
  private final Entity self =
      new Entity(0, "hero", "hero", "Hero", 0, "arena", new StatSchema(List.of("mana")));

  EnginesTable(double seconds) {
    this.seconds = seconds;
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add("| blocks | engine | built | one reaction |");
    lines.add("|---|---|---|---|");
    for (int blocks : BLOCKS) {
      long begun = Clock.ofProcess();
      KieBase base = new KieHelper().addContent(text(blocks), ResourceType.DRL).build();
      double built = (Clock.ofProcess() - begun) / 1e9;
      lines.add(line(blocks, "asked directly", built, direct(base, blocks)));
      lines.add(line(blocks, "Drools: insert, fire, delete", built, network(base, blocks)));
      begun = Clock.ofProcess();
      KnowledgeService service = new KnowledgeService();
      Knowledge knowledge = evrete(service, blocks);
      built = (Clock.ofProcess() - begun) / 1e9;
      lines.add(line(blocks, "Evrete: insert, fire, delete", built, evrete(knowledge, blocks)));
      service.shutdown();
    }
    return lines;
  }

  private String line(int blocks, String engine, double built, LongConsumer work) {
    Rate rate = Rate.of(work, seconds, Clock::ofProcess);
    return String.format(
        Locale.ROOT, "| %,d | %s | %.2f s | %.2f µs |", blocks, engine, built, rate.nanos() / 1e3);
  }

  private static String name(long block) {
    return "hero" + block + "/ability";
  }

  private static boolean isGuarded(int block) {
    return block % 2 == 1;
  }

  private static String text(int blocks) {
    StringBuilder text =
        new StringBuilder("package bench.engines;\nimport " + Reaction.class.getName() + ";\n");
    for (int block = 0; block < blocks; block++) {
      if (isGuarded(block)) {
        rule(text, block, ".then", ", noted( 0 ) == true");
        rule(text, block, ".else", ", noted( 0 ) == false");
      } else {
        rule(text, block, "", "");
      }
    }
    return text.toString();
  }

  private static void rule(StringBuilder text, int block, String end, String guard) {
    text.append("rule \"")
        .append(name(block))
        .append(end)
        .append("\" when $r : Reaction( block == \"");
    text.append(name(block)).append('"').append(guard);
    text.append(" ) then $r.goTo( \"").append(NEXT).append("\" ); end\n");
  }

  /** A reaction at one of the blocks, each in its turn. */
  private Reaction reaction(long seed, String[] names) {
    String block = names[(int) (seed * STEP % names.length)];
    Activation activation = Activation.licensed(block, self, Event.of(""));
    activation.note(0, seed % 2 == 0);
    return new Reaction(activation, null, null);
  }

  private static String[] names(int blocks) {
    String[] names = new String[blocks];
    for (int block = 0; block < blocks; block++) {
      names[block] = name(block);
    }
    return names;
  }

  private static void check(Reaction reaction) {
    if (reaction.answers() != 1) {
      throw new IllegalStateException(
          reaction.answers() + " rules answered " + reaction.getBlock());
    }
  }

  private LongConsumer direct(KieBase base, int blocks) {
    DirectRules rules = new DirectRules(base);
    ConditionValues values = new ConditionValues(base, any -> null);
    DefaultFactHandle handle = new DefaultFactHandle();
    String[] names = names(blocks);
    return seed -> {
      Reaction reaction = reaction(seed, names);
      rules.of(reaction).ask(reaction, handle, values);
      check(reaction);
    };
  }

  private LongConsumer network(KieBase base, int blocks) {
    KieSessionConfiguration alone = KieServices.get().newKieSessionConfiguration();
    alone.setOption(ThreadSafeOption.NO);
    KieSession session = base.newKieSession(alone, null);
    String[] names = names(blocks);
    return seed -> {
      Reaction reaction = reaction(seed, names);
      FactHandle handle = session.insert(reaction);
      session.fireAllRules();
      session.delete(handle);
      check(reaction);
    };
  }

  private LongConsumer evrete(Knowledge knowledge, int blocks) {
    StatefulSession session = knowledge.newStatefulSession(ActivationMode.CONTINUOUS);
    String[] names = names(blocks);
    return seed -> {
      Reaction reaction = reaction(seed, names);
      var handle = session.insert(reaction);
      session.fire();
      session.delete(handle);
      check(reaction);
    };
  }

  private static Knowledge evrete(KnowledgeService service, int blocks) {
    RuleSetBuilder<Knowledge> rules = service.newKnowledge().builder();
    for (int block = 0; block < blocks; block++) {
      if (isGuarded(block)) {
        rules = rule(rules, block, ".then", true);
        rules = rule(rules, block, ".else", false);
      } else {
        String name = name(block);
        rules =
            rules
                .newRule(name)
                .forEach("$r", Reaction.class)
                .where((Object[] of) -> name.equals(of[0]), "$r.block")
                .execute(EnginesTable::goOn);
      }
    }
    return rules.build();
  }

  private static RuleSetBuilder<Knowledge> rule(
      RuleSetBuilder<Knowledge> rules, int block, String end, boolean noted) {
    String name = name(block);
    return rules
        .newRule(name + end)
        .forEach("$r", Reaction.class)
        .where((Object[] of) -> name.equals(of[0]), "$r.block")
        .where((Object[] of) -> ((Activation) of[0]).noted(0) == noted, "$r.run")
        .execute(EnginesTable::goOn);
  }

  private static void goOn(RhsContext context) {
    context.<Reaction>get("$r").goTo(NEXT);
  }
}
