package dev.runesheet.analysis.change;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.spelling.CommonSubsequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The description of changes from one list of steps to the next; equal lines are left out. */
final class StepDetails {

  private final List<String> details = new ArrayList<>();

  private final Effect said;

  private StepDetails(Effect said) {
    this.said = said;
  }

  /**
   * The changes from one program to the next.
   *
   * @param said the effect whose words describe them
   */
  static List<String> of(List<Step> old, List<Step> now, Effect said) {
    StepDetails all = new StepDetails(said);
    all.lists(old, now);
    return all.details;
  }

  /**
   * Compares the lines between two equal ones in pairs; the remaining ones were added or removed.
   */
  private void lists(List<Step> old, List<Step> now) {
    CommonSubsequence common = CommonSubsequence.of(old, now);
    List<Step> removed = new ArrayList<>();
    List<Step> added = new ArrayList<>();
    int i = 0;
    int j = 0;
    while (i < old.size() || j < now.size()) {
      boolean both = i < old.size() && j < now.size();
      if (both && old.get(i).equals(now.get(j))) {
        gap(removed, added);
        i++;
        j++;
      } else if (j == now.size() || both && common.skipsFirst(i, j)) {
        removed.add(old.get(i++));
      } else {
        added.add(now.get(j++));
      }
    }
    gap(removed, added);
  }

  private void gap(List<Step> removed, List<Step> added) {
    int pairs = Math.min(removed.size(), added.size());
    for (int i = 0; i < pairs; i++) {
      pair(removed.get(i), added.get(i));
    }
    removed.subList(pairs, removed.size()).forEach(s -> details.add("removed: " + say(s)));
    added.subList(pairs, added.size()).forEach(s -> details.add("added: " + say(s)));
    removed.clear();
    added.clear();
  }

  private void pair(Step old, Step now) {
    if (old instanceof Step.Do oldAct
        && now instanceof Step.Do newAct
        && oldAct.verb().name().equals(newAct.verb().name())) {
      acts(oldAct, newAct);
    } else if (old instanceof Step.If oldBranch && now instanceof Step.If newBranch) {
      if (!oldBranch.condition().equals(newBranch.condition())) {
        details.add(
            "only if "
                + said.say(newBranch.condition())
                + " instead of "
                + said.say(oldBranch.condition()));
      }
      lists(oldBranch.then(), newBranch.then());
      lists(oldBranch.otherwise(), newBranch.otherwise());
    } else {
      details.add("now: " + say(now) + " instead of: " + say(old));
    }
  }

  /**
   * Describes a changed call; a verb whose changed argument comes last need not repeat the others.
   */
  private void acts(Step.Do old, Step.Do now) {
    List<Parameter> changed =
        now.verb().parameters().stream().filter(one -> differs(old, now, one.name())).toList();
    if (changed.isEmpty()) {
      return;
    }
    String before = before(old, now, changed.get(0).name());
    boolean last = now.verb().says().endsWith("{" + changed.get(0).name() + "}");
    details.add(
        changed.size() == 1 && last && before != null
            ? "now: " + say(now) + " instead of " + before
            : "now: " + say(now) + " instead of: " + say(old));
  }

  /**
   * An argument before, in the words of the new sentence; null if its words would differ otherwise.
   */
  private static String before(Step.Do old, Step.Do now, String parameter) {
    Argument before = old.arguments().get(parameter);
    if (before instanceof Value.Constant was
        && now.arguments().get(parameter) instanceof Value.Constant is
        && !now.verb().tellsBelowZero().isEmpty()) {
      boolean alike = was.number() < 0 == is.number() < 0;
      return alike ? Numerals.plain(Math.abs(was.number())) : null;
    }
    return before == null ? null : before.toString();
  }

  private String say(Step step) {
    return said.say(step);
  }

  private static boolean differs(Step.Do old, Step.Do now, String parameter) {
    return !Objects.equals(old.arguments().get(parameter), now.arguments().get(parameter));
  }
}
