package dev.runesheet.analysis;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Step;
import java.util.ArrayList;
import java.util.List;

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
        details.add("condition: " + oldBranch.condition() + " → " + newBranch.condition());
      }
      lists(oldBranch.then(), newBranch.then());
      lists(oldBranch.otherwise(), newBranch.otherwise());
    } else {
      details.add(old.sentence() + " → " + now.sentence());
    }
  }

  private void acts(Step.Do old, Step.Do now) {
    now.verb()
        .parameters()
        .forEach(
            parameter -> {
              Argument before = old.arguments().get(parameter.name());
              Argument after = now.arguments().get(parameter.name());
              if (before != null && after != null && !before.equals(after)) {
                String what = old.verb() + ", " + parameter.name();
                details.add(what + ": " + before + " → " + after);
              }
            });
  }
}
