package dev.runesheet.testing;

import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.pack.Packs;
import dev.runesheet.why.Reason;
import dev.runesheet.why.Step;
import dev.runesheet.why.StepWords;
import dev.runesheet.why.Trace;
import dev.runesheet.why.Why;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The effects that ran in a failed scenario, and the reasons why some of them changed nothing. */
final class EffectTrace {

  private static final int MOST = 30;

  private EffectTrace() {}

  /** A line for each effect that ran, equal ones once; none if the scenario cannot be played. */
  static List<String> of(ScenarioKit kit, RuleBook book, Scenario scenario) {
    try {
      GuardWords words = new GuardWords(Packs.find(kit.game()).phrasing());
      List<String> names = new ArrayList<>();
      return book.probe()
          .unseen(() -> lines(Why.of(book, () -> play(kit, book, scenario, names)), names, words));
    } catch (RuntimeException impossible) {
      return List.of(); // The result of the scenario says what is wrong.
    }
  }

  /** The match, played, and the names of its entities, by number. */
  private static Match play(ScenarioKit kit, RuleBook book, Scenario scenario, List<String> names) {
    ScenarioRun run = kit.start(book, scenario);
    try {
      for (JsonValue action : scenario.actions()) {
        run.act(action);
      }
    } catch (Refusal refused) {
      // The effects that ran until then are traced.
    }
    Match match =
        run.played().orElseThrow(() -> new IllegalArgumentException("no match to look at"));
    names.clear();
    match.world().entities().forEach(entity -> names.add(run.name(entity)));
    return match;
  }

  private static List<String> lines(Why why, List<String> names, GuardWords guards) {
    Trace trace = why.trace();
    StepWords words = new StepWords(trace);
    Set<String> lines = new LinkedHashSet<>();
    for (Step step : trace.steps()) {
      if (step instanceof Step.Ran ran) {
        Reason reason = why.ran(ran);
        String self = ran.self() < 0 ? "" : names.get(ran.self());
        String of = words.effect(ran.effect()) + " of " + self;
        GuardWords said = trace.isPlayer(ran.self()) ? guards.ofPlayer(self) : guards;
        boolean asked = reason instanceof Reason.Ran;
        String did = asked ? ((Reason.Ran) reason).sentence(said::say) : reason.sentence();
        lines.add(of + ": " + did);
      }
    }
    List<String> all = new ArrayList<>(lines);
    return all.size() > MOST ? all.subList(all.size() - MOST, all.size()) : all;
  }
}
