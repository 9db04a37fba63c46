package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Interval;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;

/**
 * Finds effects of one owner that do one thing, each for its own numbers of the same stats, where
 * some numbers are in both: the end of one range is usually meant to be where the next begins. Of
 * two conditions that are open to the same side, such as above 3 and above 5, both may be meant:
 * the second adds to the first.
 */
final class OverlapCheck {

  /** Ranges that are looked back at; nobody cuts a stat into more. */
  private static final int MOST = 100;

  private record Case(
      Effect effect,
      Step.If branch,
      List<NumberCondition> atoms,
      SortedMap<Value.StatOf, NumberSet> numbers) {

    /** True if one of both is a part of the other that is open to the same side. */
    boolean adds(Case other) {
      boolean nested = all(other, NumberSet::within) || other.all(this, NumberSet::within);
      return nested && all(other, Case::openAlike);
    }

    private static boolean openAlike(NumberSet one, NumberSet other) {
      Interval mine = one.hull();
      Interval theirs = other.hull();
      return one.equals(other)
          || mine.low() == theirs.low() && Double.isInfinite(mine.low())
          || mine.high() == theirs.high() && Double.isInfinite(mine.high());
    }

    boolean apart(Case other) {
      return !all(other, NumberSet::meets);
    }

    /** Both are for the same stats, and in the same order. */
    private boolean all(Case other, BiPredicate<NumberSet, NumberSet> holds) {
      Iterator<NumberSet> others = other.numbers.values().iterator();
      for (NumberSet mine : numbers.values()) {
        if (!holds.test(mine, others.next())) {
          return false;
        }
      }
      return true;
    }
  }

  private final Places places;
  private final Report report;
  private final Map<Object, List<Case>> alike = new HashMap<>();

  OverlapCheck(Places places, Report report) {
    this.places = places;
    this.report = report;
  }

  void check(Effect effect) {
    Case here = read(effect);
    if (here == null) {
      return;
    }
    List<Case> others = alike.computeIfAbsent(key(here), any -> new ArrayList<>());
    for (Case other : others.subList(Math.max(0, others.size() - MOST), others.size())) {
      if (!here.apart(other) && !here.adds(other)) {
        tell(here, other);
        break;
      }
    }
    others.add(here);
  }

  /** A program that is one branch without another way, under conditions on stats; or null. */
  private static Case read(Effect effect) {
    Body body = NormalizedEffects.of(effect.body());
    boolean branch =
        !effect.trigger().activated()
            && body instanceof Body.Program program
            && program.steps().size() == 1
            && program.steps().get(0) instanceof Step.If only
            && only.otherwise().isEmpty()
            && NumberCondition.isAllOf(only.condition());
    if (!branch) {
      return null;
    }
    Step.If written = (Step.If) ((Body.Program) effect.body()).steps().get(0);
    List<NumberCondition> atoms = NumberCondition.of(written.condition());
    SortedMap<Value.StatOf, NumberSet> numbers =
        new TreeMap<>(Comparator.comparing(Value.StatOf::toString));
    for (NumberCondition atom : atoms) {
      if (atom.stat() == null) {
        return null;
      }
      numbers.merge(atom.stat(), atom.numbers(), NumberSet::and);
    }
    return new Case(effect, written, atoms, numbers);
  }

  private static Object key(Case one) {
    Step.If branch =
        (Step.If) ((Body.Program) NormalizedEffects.of(one.effect().body())).steps().get(0);
    return List.of(
        TwinCheck.key(one.effect(), TwinCheck.numberless(branch.then())), one.numbers().keySet());
  }

  private void tell(Case here, Case other) {
    NumberCondition reaching =
        here.atoms().stream()
            .filter(atom -> !atom.numbers().within(other.numbers().get(atom.stat())))
            .findFirst()
            .orElse(here.atoms().get(0));
    report.add(
        Code.CONDITIONS_OVERLAP,
        places.condition(here.effect(), here.branch(), reaching.condition()),
        reaching.condition(),
        "'" + other.effect().id() + "' at " + other.effect().source() + " answers some of it too",
        here.effect(),
        other.effect());
  }
}
