package dev.runesheet.language.registry;

import dev.runesheet.model.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * Operations under conditions that follow each other, as the alternatives of one step. Each
 * condition asks for one rank of the tile on which a token was spawned, and that never changes: two
 * of them are equal or exclude each other.
 */
final class RankCases {

  private RankCases() {}

  /** Steps that do the same, in which no step under a condition follows another. */
  static List<Step> joined(List<Step> steps) {
    List<Step> joined = new ArrayList<>();
    for (Step step : steps) {
      int last = joined.size() - 1;
      if (step instanceof Step.If more && last >= 0 && joined.get(last) instanceof Step.If cases) {
        joined.set(last, with(cases, more));
      } else {
        joined.add(step);
      }
    }
    return joined;
  }

  /** Cases with what is done in one more, or added to what is done in the same one. */
  private static Step.If with(Step.If cases, Step.If more) {
    if (cases.condition().equals(more.condition())) {
      List<Step> then = new ArrayList<>(cases.then());
      then.addAll(more.then());
      return new Step.If(cases.condition(), then, cases.otherwise(), cases.source());
    }
    List<Step> otherwise = new ArrayList<>(cases.otherwise());
    otherwise.add(more);
    return new Step.If(cases.condition(), cases.then(), joined(otherwise), cases.source());
  }
}
