package dev.runesheet.engine.network;

import dev.runesheet.engine.rules.UntriggeredRuleException;
import dev.runesheet.engine.trace.FailedVerb;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fault.ActionFailure;
import dev.runesheet.spi.fault.CallEndedException;
import dev.runesheet.spi.fault.Causes;
import dev.runesheet.spi.fault.FailedRule;
import java.util.function.Consumer;
import org.drools.base.definitions.rule.impl.RuleImpl;
import org.kie.api.runtime.rule.ConsequenceException;
import org.kie.api.runtime.rule.Match;

/** The exception to throw where a rule has thrown while a fact was shown. */
public final class RuleFailure {

  private RuleFailure() {}

  /**
   * A rule that changes the match while it sees lasting facts again, as an exception that says so;
   * other exceptions as they are.
   */
  static RuntimeException ofLasting(RuntimeException thrown) {
    Match rule = FailedRule.in(thrown);
    return rule != null && Causes.root(thrown) instanceof CallEndedException
        ? UntriggeredRuleException.of((RuleImpl) rule.getRule())
        : thrown;
  }

  /** The exception of a verb, without that of the rule engine around it; others as they are. */
  public static Throwable own(Throwable thrown) {
    boolean around = thrown instanceof ConsequenceException || thrown instanceof ConditionFailure;
    return around && thrown.getCause() != null ? thrown.getCause() : thrown;
  }

  /**
   * A rule's failed lookup, or number beyond all, as an exception that names the effect; other
   * exceptions, and the error of a verb's class that cannot be used, as they are, with a {@link
   * FailedVerb}.
   *
   * @param passing what was shown; null for none
   */
  static Throwable named(Throwable thrown, Object passing) {
    if (!(passing instanceof Reaction reaction)) {
      return thrown;
    }
    if (thrown instanceof RuntimeException failed) {
      return named(failed, reaction, one -> FailedVerb.note(one, reaction));
    }
    FailedVerb.note(thrown, reaction);
    return thrown;
  }

  /**
   * Does the work that a verb has deferred; what it throws names the effect, if it is known, as
   * what the verb itself throws does.
   */
  public static void run(DeferredStep deferred) {
    Consumer<Throwable> note = failed -> FailedVerb.note(failed, deferred, RuleFailure.class);
    try {
      deferred.part().run();
    } catch (RuntimeException thrown) {
      if (deferred.by() != null) {
        throw named(thrown, deferred.by(), note);
      }
      note.accept(own(thrown));
      throw thrown;
    } catch (LinkageError unusable) {
      note.accept(unusable);
      throw unusable;
    }
  }

  private static RuntimeException named(
      RuntimeException thrown, Reaction reaction, Consumer<Throwable> note) {
    Match rule = FailedRule.in(thrown);
    boolean ofOthers =
        rule == null
            ? ConditionFailure.isOfOwnRule(thrown)
            : !rule.getObjects().contains(reaction) || ConditionFailure.isOfCondition(thrown);
    if (ofOthers) {
      return thrown; // Of a rule on lasting facts, which the effect has only changed.
    }
    ActionFailure failure = ActionFailure.in(thrown);
    if (failure == null) {
      note.accept(own(thrown));
      return thrown;
    }
    Activation of = reaction.getRun();
    return failure.isOfOneEffect() && failure.block().isEmpty()
        ? failure.of(of.effect() + " of " + of.self(), reaction.getBlock())
        : thrown;
  }
}
