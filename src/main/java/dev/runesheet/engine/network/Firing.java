package dev.runesheet.engine.network;

import dev.runesheet.engine.rules.BuiltPackages;
import dev.runesheet.spi.fault.ActionFailure;
import java.util.ArrayList;
import java.util.List;
import org.kie.api.definition.rule.Rule;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;

/** The firing of rules until none has anything to derive any more. */
final class Firing {

  /** The reason of a failure by rules that never come to rest; see {@link ActionFailure#reason}. */
  private static final String ENDLESS = "rules";

  private static final int MOST = 1_000_000;

  /** The number of rules that may fire for each fact; there may be as many effects on each. */
  private static final int MOST_OF_FACT = 1_000;

  /** The number of times that modifiers may change numbers that others follow from. */
  private static final int MOST_ROUNDS = 100;

  private Firing() {}

  /**
   * Lets all rules fire.
   *
   * @throws ActionFailure if so many fire that one must be changing what it reads itself
   * @throws ConditionFailure if a condition throws something
   */
  static void all(KieSession session) {
    long facts = Math.min(session.getFactCount(), Integer.MAX_VALUE / MOST_OF_FACT / 2);
    int most = (int) (MOST + facts * MOST_OF_FACT);
    if (fired(session, most) >= most) {
      throw new ActionFailure(
          ENDLESS,
          "rules have fired "
              + most
              + " times without coming to rest, last "
              + next(session)
              + ". Maybe one of them changes what it reads itself.");
    }
  }

  private static int fired(KieSession session, int most) {
    try {
      return session.fireAllRules(most);
    } catch (RuntimeException thrown) {
      throw ConditionFailure.of(thrown, session);
    }
  }

  /**
   * Lets modifiers follow from numbers once more.
   *
   * @throws ActionFailure if they have so often that they must be changing what they follow from
   */
  static void mustEnd(int rounds) {
    if (rounds >= MOST_ROUNDS) {
      throw new ActionFailure(
          ENDLESS,
          "rules that read numbers have changed these numbers again "
              + MOST_ROUNDS
              + " times. Maybe one of them ends a modifier of the number that it reads itself.");
    }
  }

  /** The rule that fires next, with its package. */
  private static String next(KieSession session) {
    List<Rule> fired = new ArrayList<>(1);
    DefaultAgendaEventListener listener =
        new DefaultAgendaEventListener() {
          @Override
          public void afterMatchFired(AfterMatchFiredEvent event) {
            fired.add(event.getMatch().getRule());
          }
        };
    session.addEventListener(listener);
    session.fireAllRules(1);
    session.removeEventListener(listener);
    return fired.isEmpty()
        ? "one that ended it"
        : "'"
            + fired.get(0).getName()
            + "' of "
            + BuiltPackages.asWritten(fired.get(0).getPackageName());
  }
}
