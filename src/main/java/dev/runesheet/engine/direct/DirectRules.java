package dev.runesheet.engine.direct;

import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InForceCheck;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Reaction;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.drools.base.base.ValueResolver;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.kie.api.KieBase;
import org.kie.api.definition.KiePackage;
import org.kie.api.definition.rule.Rule;

/**
 * The index of a base's rules by the way they are evaluated. A fact is asked directly if all rules
 * that can match it are; for reactions, those that name its block.
 */
public final class DirectRules {

  /** The marker of facts that must be shown to the network. */
  private static final AnsweringRules NETWORK = new AnsweringRules(List.of());

  private final List<RuleFacts> shapes = new ArrayList<>();
  private final Map<String, List<RuleFacts>> ofBlocks = new HashMap<>();
  private final boolean everyBlock;

  private final boolean joinsOnly;

  private final DirectRouting events;
  private final DirectRouting standings;
  private final DirectDerivation directDerivation;
  private final ProgramPatterns programs;

  private final Map<String, AnsweringRules> blocks = new ConcurrentHashMap<>();
  private final Map<Class<?>, AnsweringRules> types = new ConcurrentHashMap<>();
  private final Map<Class<?>, List<DirectMeeting>> meetings = new ConcurrentHashMap<>();

  /** Creates the index of a base's rules. */
  public DirectRules(KieBase base) {
    boolean some = false;
    boolean joins = true;
    for (KiePackage pack : base.getKiePackages()) {
      for (Rule rule : pack.getRules()) {
        RuleFacts shape = RuleFacts.of((RuleImpl) rule);
        joins &=
            RuleFacts.isPlain((RuleImpl) rule) && RuleFacts.joinsOnly(((RuleImpl) rule).getLhs());
        if (shape.block() != null) {
          ofBlocks.computeIfAbsent(shape.block(), any -> new ArrayList<>()).add(shape);
        } else {
          some |= shape.looksAt(Reaction.class);
        }
        if (shape.block() == null || shape.types().size() > 1) {
          shapes.add(shape);
        }
      }
    }
    everyBlock = some;
    joinsOnly = joins;
    events = DirectRouting.of(Event.class, looking(Event.class));
    standings = DirectRouting.of(InForceCheck.class, looking(InForceCheck.class));
    directDerivation = new DirectDerivation(shapes, DirectRules::looksAtAsked);
    programs = new ProgramPatterns(shapes);
  }

  private static boolean looksAtAsked(RuleFacts shape) {
    return shape.looksAt(Event.class) || shape.looksAt(InForceCheck.class);
  }

  private List<RuleFacts> looking(Class<?> type) {
    return shapes.stream().filter(shape -> shape.looksAt(type)).toList();
  }

  /** True if all rules only join facts, and ask that some are not there. */
  public boolean joinsOnly() {
    return joinsOnly;
  }

  /** The rules that say which effects answer an event; null if the network must be asked. */
  public DirectRouting events() {
    return events;
  }

  /** The rules that say whether an effect is still in force; null if the network must be asked. */
  public DirectRouting standings() {
    return standings;
  }

  /** The patterns of rules that a program which is about to begin may match. */
  public ProgramPatterns programs() {
    return programs;
  }

  /** The rules that derive without a session; null if every match needs one. */
  public DirectDerivation directDerivation() {
    return directDerivation.isPossible() && events != null && standings != null
        ? directDerivation
        : null;
  }

  /**
   * The rules to ask about a fact that is there for a moment.
   *
   * @return null if it must be shown to the network
   */
  public AnsweringRules of(Object passing) {
    AnsweringRules asked =
        passing instanceof Reaction reaction
            ? ofBlock(reaction.getBlock())
            : ofType(passing.getClass());
    return asked == NETWORK ? null : asked;
  }

  /**
   * True if it is certain that no rule answers a fact: each that looks at such facts joins it with
   * an effect in play, and none belongs to it.
   */
  public boolean isUnanswered(
      Object passing, List<InPlay> effects, ValueResolver values, PairHandles pair) {
    if (passing instanceof Reaction) {
      return false;
    }
    List<DirectMeeting> known =
        meetings.computeIfAbsent(passing.getClass(), type -> DirectMeeting.all(looking(type)));
    pair.fact.setObject(passing);
    for (DirectMeeting rule : known) {
      if (rule.concerns(pair.fact, values) && rule.meet(pair, effects, values)) {
        return false;
      }
    }
    return !known.isEmpty();
  }

  private AnsweringRules ofBlock(String block) {
    AnsweringRules known = blocks.get(block);
    return known != null
        ? known
        : blocks.computeIfAbsent(
            block, any -> everyBlock ? NETWORK : asked(ofBlocks.getOrDefault(block, List.of())));
  }

  private AnsweringRules ofType(Class<?> type) {
    AnsweringRules known = types.get(type);
    return known != null ? known : types.computeIfAbsent(type, any -> asked(looking(type)));
  }

  private static AnsweringRules asked(List<RuleFacts> shapes) {
    boolean direct = shapes.stream().allMatch(shape -> shape.way() == RuleEvaluation.DIRECT);
    return direct ? new AnsweringRules(shapes.stream().map(RuleFacts::ready).toList()) : NETWORK;
  }

  /** The way of a rule by itself, with the reason. */
  public static RuleEvaluation wayOf(Rule rule) {
    RuleFacts shape = RuleFacts.of((RuleImpl) rule);
    return shape.way() == RuleEvaluation.DIRECT && !shape.ready().isBound()
        ? RuleEvaluation.CONSEQUENCE
        : shape.way();
  }
}
