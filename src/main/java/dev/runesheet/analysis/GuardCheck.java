package dev.runesheet.analysis;

import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;

/**
 * The check for conditions that can never hold, and branches that earlier conditions make
 * unreachable.
 */
final class GuardCheck implements ProgramWalk.Visitor {

  private final Effect effect;
  private final KnownStats known;
  private final Places places;
  private final Report report;

  GuardCheck(Effect effect, KnownStats known, Places places, Report report) {
    this.effect = effect;
    this.known = known;
    this.places = places;
    this.report = report;
  }

  @Override
  public void branch(Step.If branch, KnownStats facts) {
    List<StatCondition> atoms = StatCondition.of(branch.condition());
    for (StatCondition atom : atoms) {
      if (!known.canHold(atom)) {
        impossible(branch, atom, "it never holds by itself");
      } else if (!facts.canHold(atom)) {
        String why =
            "the conditions before leave nothing for " + Words.quote(atom.condition().toString());
        report.add(
            Code.SHADOWED,
            places.condition(effect, branch, atom.condition()),
            atom.condition(),
            why,
            effect);
      } else {
        contradicted(branch, atom, atoms);
      }
    }
    boolean always = !atoms.isEmpty() && atoms.stream().allMatch(facts::mustHold);
    if (always && StatCondition.isAllOf(branch.condition()) && !branch.otherwise().isEmpty()) {
      Step first = branch.otherwise().get(0);
      String why = Words.quote(branch.condition().toString()) + " always holds here";
      report.add(Code.SHADOWED, places.step(effect, first), effect.say(first), why, effect);
    }
  }

  /** Both of two conditions that exclude each other are named: either may be the wrong one. */
  private void contradicted(Step.If branch, StatCondition atom, List<StatCondition> atoms) {
    for (StatCondition other : atoms) {
      if (other != atom && known.canHold(other) && !together(other, atom)) {
        impossible(branch, atom, "it excludes " + Words.quote(other.condition().toString()));
        return;
      }
    }
  }

  private boolean together(StatCondition given, StatCondition asked) {
    return known.with(given).canHold(asked);
  }

  private void impossible(Step.If branch, StatCondition atom, String why) {
    Condition condition = atom.condition();
    report.add(
        Code.IMPOSSIBLE, places.condition(effect, branch, condition), condition, why, effect);
  }
}
