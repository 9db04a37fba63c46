package dev.runesheet.game.declared.authoring.duel;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Phase;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The check for signals that come too late: their mark leaves out no phase that is still to come
 * when the effect runs. An event that no phase raises can come at any time.
 */
record LateSignals(DeclaredCatalog catalog, PartPlaces places) {

  /** The lines of an effect that signal in vain. */
  Stream<Finding> of(Effect effect) {
    List<Integer> phases = runs(effect);
    return phases.isEmpty()
        ? Stream.empty()
        : effect
            .steps()
            .filter(step -> step instanceof Step.Do act && isLate(act, phases))
            .map(step -> finding(effect, (Step.Do) step));
  }

  /** The phases in which an effect runs, by their places; none if that is open. */
  private List<Integer> runs(Effect effect) {
    String event = effect.trigger().event();
    List<Phase> phases = catalog.phases();
    return IntStream.range(0, phases.size())
        .filter(
            i ->
                effect.trigger().activated()
                    ? !phases.get(i).asking().isEmpty()
                    : phases.get(i).event().equals(event))
        .boxed()
        .toList();
  }

  private boolean isLate(Step.Do act, List<Integer> phases) {
    String mark = catalog.extras().course().marks().get(act.verb().signals());
    return mark != null && phases.stream().noneMatch(phase -> catalog.leavesOut(mark, phase));
  }

  private Finding finding(Effect effect, Step.Do act) {
    Diagnostic finding =
        Diagnostic.about(Code.NO_CHANGE, places.step(effect, act), effect.say(act), "")
            .suggesting("what it leaves out of the turn is over by then, or not begun");
    return new Finding(finding, List.of(effect.id()));
  }
}
