package dev.runesheet.bench;

import dev.runesheet.engine.RuleProbe;
import java.io.PrintStream;
import java.util.Map;
import java.util.TreeMap;
import org.kie.api.event.rule.AfterMatchFiredEvent;
import org.kie.api.event.rule.DefaultAgendaEventListener;
import org.kie.api.runtime.KieSession;

/** Counts the rules that fire, by their packages, in matches that are not timed. */
final class Firings implements RuleProbe {

  private final Map<String, Integer> byPackage = new TreeMap<>();

  @Override
  public void opened(KieSession session) {
    session.addEventListener(
        new DefaultAgendaEventListener() {
          @Override
          public void afterMatchFired(AfterMatchFiredEvent event) {
            byPackage.merge(event.getMatch().getRule().getPackageName(), 1, Integer::sum);
          }
        });
  }

  /** Forgets what building a rule book fired. */
  void clear() {
    byPackage.clear();
  }

  /** How many rules fired in a match. */
  double perMatch(int matches) {
    return byPackage.values().stream().mapToInt(count -> count).sum() / (double) matches;
  }

  void print(PrintStream out, int matches) {
    byPackage.forEach(
        (name, count) -> out.printf("    %-48s %6.1f%n", name, count / (double) matches));
  }
}
