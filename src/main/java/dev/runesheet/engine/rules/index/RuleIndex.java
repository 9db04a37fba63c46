package dev.runesheet.engine.rules.index;

import dev.runesheet.engine.host.DroolsSettings;
import dev.runesheet.engine.rules.RuleOrder;
import dev.runesheet.engine.rules.index.StackingPolicy.Decided;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.fact.BlockOrder;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fact.StackingRule;
import dev.runesheet.word.BlockName;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.Need;
import dev.runesheet.word.Presence;
import dev.runesheet.word.RuleMeta;
import dev.runesheet.word.StackingMode;
import dev.runesheet.word.Watch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.drools.base.base.ClassObjectType;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.drools.base.rule.GroupElement;
import org.drools.base.rule.IndexableConstraint;
import org.drools.base.rule.Pattern;
import org.drools.base.rule.RuleConditionElement;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.KieSession;

/**
 * The index of a knowledge base: its effects, their triggers and owners, and the order of blocks.
 * Read once from the rules' literals and metadata.
 */
public final class RuleIndex implements BlockOrder {

  private static final String ROUTING = "runesheet.engine.routing";

  /** The word of a table for effects that no event triggers. */
  private static final String ACTIVATED = "activated";

  private final Map<String, EffectDefinition> effects = new LinkedHashMap<>();
  private final Map<String, EffectDefinition> shown = Collections.unmodifiableMap(effects);
  private final Map<String, List<EffectDefinition>> byOwner = new HashMap<>();
  private final Map<String, List<EffectDefinition>> abilities = new HashMap<>();
  private final Map<String, Map<String, Rule>> rulesByBlock = new HashMap<>();
  private final Map<String, Set<String>> continuousRules = new HashMap<>();
  private final Set<String> triggers = new HashSet<>();
  private final Set<String> branching = new HashSet<>();
  private final Map<String, String> after = new HashMap<>();
  private final Map<String, String> otherwise = new HashMap<>();
  private final MatchedFacts checkpoints = new MatchedFacts(Checkpoint.class, "kind");
  private final MatchedFacts events = new MatchedFacts(Event.class, "trigger");

  /**
   * The index of a base.
   *
   * @param observer sees how the stacking policy decides about effects
   */
  public RuleIndex(KieBase base, RuleObserver observer) {
    List<Described> rules = new ArrayList<>();
    for (KiePackage pack : base.getKiePackages()) {
      for (Rule rule : pack.getRules()) {
        checkpoints.note((RuleImpl) rule);
        noteRouting((RuleImpl) rule);
        describe((RuleImpl) rule, rules);
      }
    }
    rules.sort(Comparator.comparingInt(Described::order).thenComparing(Described::literal));
    Map<String, StackingRule> stacking = stacking(base, rules, observer);
    siblingsInOrder(rules).forEach(rule -> define(rule, stacking));
    byOwner.forEach((owner, all) -> abilities.put(owner, activated(all)));
    byOwner.replaceAll((owner, all) -> List.copyOf(all));
    rulesByBlock.keySet().forEach(this::linkSteps);
    rulesByBlock.keySet().forEach(this::linkOtherwise);
  }

  /** The rules that declare the effects of one owner, in their order. */
  private static List<Described> siblingsInOrder(List<Described> rules) {
    Map<String, List<Described>> byOwner = new HashMap<>();
    for (Described rule : rules) {
      byOwner.computeIfAbsent(rule.meta(RuleMeta.OWNER), any -> new ArrayList<>()).add(rule);
    }
    byOwner.remove("");
    Map<String, Iterator<Described>> inOrder = new HashMap<>();
    byOwner.forEach(
        (owner, all) -> {
          all.sort(Described.AS_WRITTEN);
          inOrder.put(owner, EffectSeries.inOrder(all, Described::literal).iterator());
        });
    return rules.stream()
        .map(
            rule -> {
              Iterator<Described> siblings = inOrder.get(rule.meta(RuleMeta.OWNER));
              return siblings == null ? rule : siblings.next();
            })
        .toList();
  }

  private static List<EffectDefinition> activated(List<EffectDefinition> all) {
    return all.stream().filter(effect -> !effect.triggered() && !effect.continuous()).toList();
  }

  /** The exception of a rule whose annotation says what it cannot. */
  public static final class MetadataMistake extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final transient RuleImpl rule;

    private MetadataMistake(RuleImpl rule, RuleMeta key, String why, Throwable cause) {
      super("@" + key.key() + " of rule (" + rule.getName() + ") is not right: " + why, cause);
      this.rule = rule;
    }

    /** The rule. */
    public RuleImpl rule() {
      return rule;
    }
  }

  /** A rule with the literal that it matches: a block's name, or an effect that is in play. */
  private record Described(RuleImpl rule, String literal, boolean continuous) {

    /** The order by sheet or file, then by place in it. */
    private static final Comparator<Described> AS_WRITTEN =
        Comparator.comparingInt((Described one) -> RuleOrder.file(one.rule))
            .thenComparing(one -> one.rule.getPackageName())
            .thenComparingInt(Described::order)
            .thenComparing(Described::literal);

    /** A piece of metadata; empty if the rule does not say it. */
    String meta(RuleMeta key) {
      return key.of(rule.getMetaData()).orElse("");
    }

    /**
     * A piece of metadata that is a word of an enum; cells of tables may say it with blanks.
     *
     * @throws IllegalArgumentException if it is another, with the words that there are
     */
    <E extends Enum<E> & Word> E meta(RuleMeta key, E ifMissing) {
      try {
        String word = key.of(rule.getMetaData()).orElse(ifMissing.word());
        return Arrays.stream(ifMissing.getDeclaringClass().getEnumConstants())
            .filter(constant -> Word.said(constant).equals(word))
            .findFirst()
            .orElseGet(() -> Word.of(ifMissing.getDeclaringClass(), word));
      } catch (IllegalArgumentException unknown) {
        throw new MetadataMistake(rule, key, unknown.getMessage(), unknown);
      }
    }

    /**
     * A piece of metadata that is a whole number.
     *
     * @throws IllegalArgumentException if it is none
     */
    int number(RuleMeta key, int ifMissing) {
      String written = key.of(rule.getMetaData()).orElse("" + ifMissing);
      try {
        return Integer.parseInt(written);
      } catch (NumberFormatException none) {
        throw new MetadataMistake(rule, key, "'" + written + "' is no whole number", none);
      }
    }

    int order() {
      return RuleOrder.inFile(rule);
    }
  }

  /**
   * The effect of an id.
   *
   * @throws IllegalArgumentException if there is none
   */
  public EffectDefinition effect(String id) {
    EffectDefinition effect = effects.get(id);
    if (effect == null) {
      throw new IllegalArgumentException(
          "effect ("
              + id
              + ") is not in the rule book. Maybe its source was not part of the build.");
    }
    return effect;
  }

  /** All effects, by id. */
  public Map<String, EffectDefinition> effects() {
    return shown;
  }

  /** The effects of an owner; empty if it has none. */
  public List<EffectDefinition> ofOwner(String owner) {
    return byOwner.getOrDefault(owner, List.of());
  }

  /** The abilities of an owner; empty if it has none. */
  public List<EffectDefinition> abilitiesOf(String owner) {
    return abilities.getOrDefault(owner, List.of());
  }

  /** The effect that a block belongs to, or null. */
  public EffectDefinition effectOfBlock(String block) {
    String id = block;
    while (!id.isEmpty()) {
      EffectDefinition effect = effects.get(id);
      if (effect != null) {
        return effect;
      }
      id = id.substring(0, Math.max(0, id.lastIndexOf('/')));
    }
    return null;
  }

  /** True if an effect, or a rule besides the engine's own, may answer events of a trigger. */
  public boolean listensTo(String trigger) {
    return triggers.contains(trigger) || events.has(trigger);
  }

  /**
   * True if exactly one rule must answer the block, because its rules are branches of a program.
   */
  public boolean branches(String block) {
    return branching.contains(block);
  }

  /** The names of the rules that match a block. */
  public Set<String> rulesOf(String block) {
    return rulesByBlock.getOrDefault(block, Map.of()).keySet();
  }

  /** The rules that match a block, by name. */
  public List<Rule> rules(String block) {
    return List.copyOf(rulesByBlock.getOrDefault(block, Map.of()).values());
  }

  /** The names of the rules that put a continuous effect in force. */
  public Set<String> rulesOfContinuous(String effect) {
    return continuousRules.getOrDefault(effect, Set.of());
  }

  @Override
  public String after(String block) {
    return after.getOrDefault(block, "");
  }

  @Override
  public String otherwise(String block) {
    return otherwise.get(block);
  }

  private void describe(RuleImpl rule, List<Described> rules) {
    for (RuleConditionElement element : rule.getLhs().getChildren()) {
      if (element instanceof Pattern pattern
          && pattern.getObjectType() instanceof ClassObjectType type) {
        boolean reaction = type.getClassType() == Reaction.class;
        String literal = reaction || type.getClassType() == InPlay.class ? literal(pattern) : null;
        if (literal != null) {
          rules.add(new Described(rule, literal, !reaction));
          if (reaction) {
            rulesByBlock.computeIfAbsent(literal, key -> new TreeMap<>()).put(rule.getName(), rule);
          } else {
            continuousRules.computeIfAbsent(literal, key -> new HashSet<>()).add(rule.getName());
          }
          return;
        }
      } else if (element instanceof GroupElement) {
        return;
      }
    }
  }

  private void noteRouting(RuleImpl rule) {
    if (!rule.getPackageName().endsWith(ROUTING)) {
      events.note(rule);
    }
  }

  /** True if a rule may look at checkpoints of a kind. */
  public boolean looksAt(String kind) {
    return checkpoints.has(kind);
  }

  /** True if a rule besides the engine's own looks at events. */
  public boolean routesItself() {
    return events.isUsed();
  }

  private static String literal(Pattern pattern) {
    return pattern.getConstraints().stream()
        .filter(IndexableConstraint.class::isInstance)
        .map(constraint -> ((IndexableConstraint) constraint).getField())
        .filter(field -> field != null && field.getValue() instanceof String)
        .map(field -> (String) field.getValue())
        .findFirst()
        .orElse(null);
  }

  private void define(Described rule, Map<String, StackingRule> stacking) {
    Map<String, Object> metadata = rule.rule().getMetaData();
    if (RuleMeta.BRANCH.isIn(metadata)) {
      branching.add(rule.literal());
    }
    String following = rule.meta(RuleMeta.OTHERWISE);
    if (!following.isEmpty()) {
      otherwise.put(rule.literal(), following);
    }
    String owner = rule.meta(RuleMeta.OWNER);
    if (owner.isEmpty() || effects.containsKey(rule.literal())) {
      return;
    }
    String when = RuleMeta.WHEN.of(metadata).orElse(ACTIVATED);
    boolean activated = when.equals(ACTIVATED);
    Watch watch = rule.meta(RuleMeta.WHOSE, Watch.OWN);
    List<EffectDefinition> siblings = byOwner.computeIfAbsent(owner, key -> new ArrayList<>());
    EffectDefinition effect =
        new EffectDefinition(
            rule.literal(),
            RuleMeta.NAME.of(metadata).orElse(rule.rule().getName()),
            rule.meta(RuleMeta.TYPE),
            owner,
            (activated ? "" : when).intern(),
            watch,
            rule.meta(RuleMeta.NEED, activated ? Need.LICENSED : Need.usual(when, watch)),
            rule.number(RuleMeta.PRIORITY, 0),
            siblings.size(),
            rule.continuous(),
            RuleMeta.SUPPRESSES.isIn(metadata),
            rule.meta(RuleMeta.SUPPRESSES).equals(HolderScope.SELF),
            presence(rule),
            stacking.getOrDefault(rule.literal(), StackingRule.ADDITIVE));
    effects.put(effect.id(), effect);
    siblings.add(effect);
    if (effect.triggered()) {
      triggers.add(effect.trigger());
    }
  }

  private static Optional<Presence> presence(Described rule) {
    String scope = rule.meta(RuleMeta.WHILE);
    return scope.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Presence(
                scope,
                rule.number(RuleMeta.AT_LEAST, 0),
                rule.number(RuleMeta.AT_MOST, Presence.ANY)));
  }

  /** Steps of a table's effect are named {@code effect}, {@code effect/2}, {@code effect/3} … */
  private void linkSteps(String block) {
    String following =
        BlockName.of(BlockName.Kind.STEP, block)
            .filter(step -> !effects.containsKey(block))
            .map(BlockName::next)
            .orElse(BlockName.step(block, 2))
            .text();
    if (rulesByBlock.containsKey(following) && !effects.containsKey(following)) {
      after.put(block, following);
    }
  }

  /**
   * Links the rows of a first-match table, named {@code effect}, {@code effect/else}, {@code
   * effect/else-2}, {@code effect/else-3} …
   */
  private void linkOtherwise(String block) {
    String following =
        BlockName.of(BlockName.Kind.ELSE, block)
            .map(BlockName::next)
            .orElse(BlockName.otherwise(block, 1))
            .text();
    if (rulesByBlock.containsKey(following) && !effects.containsKey(following)) {
      otherwise.put(block, following);
    }
  }

  private static Map<String, StackingRule> stacking(
      KieBase base, List<Described> rules, RuleObserver observer) {
    Map<String, StackingRule> decided = new HashMap<>();
    if (rules.stream().noneMatch(Described::continuous)) {
      return decided;
    }
    KieSession session = base.newKieSession(DroolsSettings.session(), null);
    try {
      observer.opened(session);
      StackingPolicy policy = new StackingPolicy(new OneSession(session), observer);
      for (Described rule : rules) {
        if (rule.continuous()) {
          String key = rule.meta(RuleMeta.STACKING_KEY);
          StackingMode mode = rule.meta(RuleMeta.STACKING, StackingMode.ADDITIVE);
          StackingRule declared = new StackingRule(mode, key, Double.POSITIVE_INFINITY);
          String type = rule.meta(RuleMeta.TYPE);
          Decided answer = observer.unseen(() -> policy.decide(type, declared));
          observer.stacks(rule.literal(), answer.again());
          decided.put(rule.literal(), answer.rule());
        }
      }
    } finally {
      session.dispose();
    }
    return decided;
  }

  private record OneSession(KieSession session) implements StackingPolicy.Lender {
    @Override
    public <T> T inSession(Function<KieSession, T> question) {
      return question.apply(session);
    }
  }
}
