package dev.runesheet.engine.network;

import dev.runesheet.engine.RuleProbe;
import dev.runesheet.engine.direct.OwnRules;
import dev.runesheet.engine.own.InvalidRules;
import dev.runesheet.engine.own.LostConsequences;
import dev.runesheet.engine.rules.RuleCompilationException;
import dev.runesheet.engine.rules.RulePlace;
import dev.runesheet.engine.rules.RuleSource;
import dev.runesheet.engine.rules.UntriggeredRuleException;
import dev.runesheet.engine.rules.index.RuleIndex;
import dev.runesheet.engine.rules.index.StackingPolicy;
import dev.runesheet.spi.SourceNotes;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.StackingRule;
import java.util.List;
import org.kie.api.KieBase;

/** Compiled rules with what all their matches share: index, sessions, answers to pure questions. */
public final class CompiledRules {

  private final RuleIndex index;
  private final Sessions sessions;
  private final QuestionCache questions;
  private final StackingPolicy policy;
  private final RuleProbe probe;
  private final OwnRules own;
  private final boolean declaresChanges;
  private final boolean direct;

  /**
   * Compiled rules.
   *
   * @param sources the sources that the base was compiled from; empty if unknown
   * @param notes name the questions that the game declares
   * @param direct whether rules that match one passing fact are evaluated without the network
   * @throws RuleCompilationException if an annotation of a rule is wrong, or a rule could not be
   *     played
   * @throws UntriggeredRuleException if a rule changes the match because of lasting facts alone
   */
  public CompiledRules(
      KieBase base, List<RuleSource> sources, SourceNotes notes, RuleProbe probe, boolean direct) {
    if (sources.isEmpty()) {
      LostConsequences.refuse(base);
    }
    this.own = new OwnRules(base);
    UntriggeredRuleException.refuse(own.untriggered(), sources);
    InvalidRules.refuse(base, sources);
    this.index = index(base, sources, probe);
    this.sessions = new Sessions(base, sources, notes, probe);
    this.questions = new QuestionCache(sessions::base, notes, probe);
    this.policy = new StackingPolicy(sessions, probe);
    this.probe = probe;
    this.declaresChanges =
        base.getKiePackages().stream()
            .flatMap(pack -> pack.getGlobalVariables().stream())
            .anyMatch(global -> ChangesGlobal.has(global.getName()));
    this.direct = direct;
  }

  private static RuleIndex index(KieBase base, List<RuleSource> sources, RuleProbe probe) {
    try {
      return new RuleIndex(base, probe);
    } catch (RuleIndex.MetadataMistake wrong) {
      throw new RuleCompilationException(
          List.of(RulePlace.problem(wrong.rule(), sources, wrong.getMessage())));
    }
  }

  private CompiledRules(CompiledRules same) {
    this.index = same.index;
    this.sessions = same.sessions;
    this.questions = same.questions;
    this.policy = same.policy;
    this.probe = same.probe;
    this.own = same.own;
    this.declaresChanges = same.declaresChanges;
    this.direct = false;
  }

  /** The same rules, all of them evaluated by Drools' network. */
  public CompiledRules throughNetwork() {
    return new CompiledRules(this);
  }

  /** The rules by effect and block. */
  public RuleIndex index() {
    return index;
  }

  /** The base with its sessions. */
  public Sessions sessions() {
    return sessions;
  }

  /** The probe that watches the rules; {@link RuleProbe#NONE} if none does. */
  public RuleProbe probe() {
    return probe;
  }

  /** The cached answers to pure questions. */
  public QuestionCache questions() {
    return questions;
  }

  /** The combination with others of an effect that no rule book knows. */
  public StackingRule stacking(RegisteredEffect effect) {
    return policy.decide(effect.type(), effect.stacking()).rule();
  }

  /** The needs of rules that are written by hand. */
  OwnRules own() {
    return own;
  }

  /** True if rules name the global variable of changes. */
  boolean declaresChanges() {
    return declaresChanges;
  }

  /** True if rules that match one passing fact are evaluated without the network. */
  boolean asksDirectly() {
    return direct;
  }

  /** True if only the engine's own rules say which effects answer an event. */
  boolean remembersAnswers() {
    return probe == RuleProbe.NONE && !index.routesItself();
  }
}
