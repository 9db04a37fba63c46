package dev.runesheet.analysis;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Says what changed from one list of steps to the next: lines that match are left out. */
final class StepDetails {

  private final List<String> details = new ArrayList<>();

  private StepDetails() {}

  static List<String> of(List<Step> old, List<Step> now) {
    StepDetails all = new StepDetails();
    all.lists(old, now);
    return all.details;
  }

  /** Lines between two that match are compared in pairs; what is left was added or removed. */
  private void lists(List<Step> old, List<Step> now) {
    int[][] common = common(old, now);
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
      } else if (j == now.size() || both && common[i + 1][j] >= common[i][j + 1]) {
        removed.add(old.get(i++));
      } else {
        added.add(now.get(j++));
      }
    }
    gap(removed, added);
  }

  private static int[][] common(List<Step> old, List<Step> now) {
    int[][] common = new int[old.size() + 1][now.size() + 1];
    for (int i = old.size() - 1; i >= 0; i--) {
      for (int j = now.size() - 1; j >= 0; j--) {
        common[i][j] =
            old.get(i).equals(now.get(j))
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }

  private void gap(List<Step> removed, List<Step> added) {
    int pairs = Math.min(removed.size(), added.size());
    for (int i = 0; i < pairs; i++) {
      pair(removed.get(i), added.get(i));
    }
    removed.subList(pairs, removed.size()).forEach(s -> details.add("removed: " + s.sentence()));
    added.subList(pairs, added.size()).forEach(s -> details.add("added: " + s.sentence()));
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
        details.add("only if " + newBranch.condition() + " instead of " + oldBranch.condition());
      }
      lists(oldBranch.then(), newBranch.then());
      lists(oldBranch.otherwise(), newBranch.otherwise());
    } else {
      details.add("now: " + now.sentence() + " instead of: " + old.sentence());
    }
  }

  /** A verb that says its changed argument last need not say the others twice. */
  private void acts(Step.Do old, Step.Do now) {
    List<Parameter> changed =
        now.verb().parameters().stream().filter(one -> differs(old, now, one.name())).toList();
    if (changed.isEmpty()) {
      return;
    }
    Argument before = old.arguments().get(changed.get(0).name());
    boolean last = now.verb().says().endsWith("{" + changed.get(0).name() + "}");
    details.add(
        changed.size() == 1 && last && before != null
            ? "now: " + now.sentence() + " instead of " + before
            : "now: " + now.sentence() + " instead of: " + old.sentence());
  }

  private static boolean differs(Step.Do old, Step.Do now, String parameter) {
    return !Objects.equals(old.arguments().get(parameter), now.arguments().get(parameter));
  }
}
