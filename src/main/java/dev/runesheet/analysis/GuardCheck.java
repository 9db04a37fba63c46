package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;

/** Finds conditions that can never hold, and ways that earlier conditions leave nothing for. */
final class GuardCheck implements ProgramWalk.Visitor {

  private final Effect effect;
  private final Facts known;
  private final Places places;
  private final Report report;

  GuardCheck(Effect effect, Facts known, Places places, Report report) {
    this.effect = effect;
    this.known = known;
    this.places = places;
    this.report = report;
  }

  @Override
  public void branch(Step.If branch, Facts facts) {
    List<Condition.Comparison> atoms = Atoms.of(branch.condition());
    for (Condition.Comparison atom : atoms) {
      if (!known.canHold(atom)) {
        impossible(branch, atom, "it never holds by itself");
      } else if (!facts.canHold(atom)) {
        String why = "the conditions before leave nothing for " + Words.quote(atom.toString());
        report.add(Code.SHADOWED, places.condition(effect, branch, atom), atom, why, effect);
      } else {
        contradicted(branch, atom, atoms);
      }
    }
    boolean always = !atoms.isEmpty() && atoms.stream().allMatch(facts::mustHold);
    if (always && comparisonsOnly(branch.condition()) && !branch.otherwise().isEmpty()) {
      Step first = branch.otherwise().get(0);
      String why = Words.quote(branch.condition().toString()) + " always holds here";
      report.add(Code.SHADOWED, places.step(effect, first), first.sentence(), why, effect);
    }
  }

  private static boolean comparisonsOnly(Condition condition) {
    return condition instanceof Condition.Comparison
        || condition instanceof Condition.All all
            && all.of().stream().allMatch(GuardCheck::comparisonsOnly);
  }

  /** Both of two conditions that exclude each other are named: either may be the wrong one. */
  private void contradicted(
      Step.If branch, Condition.Comparison atom, List<Condition.Comparison> atoms) {
    for (Condition.Comparison other : atoms) {
      if (other != atom && known.canHold(other) && !together(other, atom)) {
        impossible(branch, atom, "it excludes " + Words.quote(other.toString()));
        return;
      }
    }
  }

  private boolean together(Condition.Comparison given, Condition.Comparison asked) {
    return known.with(given, true).canHold(asked);
  }

  private void impossible(Step.If branch, Condition.Comparison atom, String why) {
    report.add(Code.IMPOSSIBLE, places.condition(effect, branch, atom), atom, why, effect);
  }
}
