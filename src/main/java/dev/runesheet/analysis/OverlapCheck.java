package dev.runesheet.analysis;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Interval;
import dev.runesheet.model.NumberSet;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.word.Presence;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * The search for effects of one owner that do one thing, each for its own numbers of the same
 * stats, counts or totals, where some numbers are in both: the end of one range is usually meant to
 * be where the next begins. Of two conditions that are open to the same side, such as above 3 and
 * above 5, both may be meant: the second adds to the first.
 */
final class OverlapCheck {

  /** Ranges that are looked back at; nobody cuts a number into more. */
  private static final int MOST = 100;

  /**
   * An effect that does something for some numbers only.
   *
   * @param done what it does, whatever its amounts
   * @param numbers the numbers of each value
   */
  private record Case(Effect effect, Object done, Map<Value, NumberSet> numbers) {

    /** The effects that differ in their numbers alone have the same. */
    Object key() {
      return List.of(TwinCheck.key(effect, done), numbers.keySet());
    }

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

    /** True if only one of both counts, where both are in force. */
    boolean isWeighed(Case other) {
      return effect.stacking().mode() != StackingMode.ADDITIVE
          && effect.body() instanceof Body.Modify mine
          && other.effect.body() instanceof Body.Modify theirs
          && mine.type().equals(theirs.type());
    }

    private boolean all(Case other, BiPredicate<NumberSet, NumberSet> holds) {
      return numbers.entrySet().stream()
          .allMatch(mine -> holds.test(mine.getValue(), other.numbers.get(mine.getKey())));
    }
  }

  private final Knowledge knowledge;
  private final PartPlaces places;
  private final Report report;
  private final Map<Object, List<Case>> alike = new HashMap<>();

  OverlapCheck(Knowledge knowledge, PartPlaces places, Report report) {
    this.knowledge = knowledge;
    this.places = places;
    this.report = report;
  }

  void check(Effect effect) {
    // Of effects that come into play each by itself, the other need not be there.
    if (!knowledge.get(Knowledge.APART).contains(effect.owner())) {
      read(effect).ifPresent(this::check);
    }
  }

  private void check(Case here) {
    List<Case> others = alike.computeIfAbsent(here.key(), any -> new ArrayList<>());
    for (Case other : others.subList(Math.max(0, others.size() - MOST), others.size())) {
      if (!here.apart(other) && !here.adds(other) && !here.isWeighed(other)) {
        tell(here, other);
        break;
      }
    }
    others.add(here);
  }

  private static Optional<Case> read(Effect effect) {
    return effect.body() instanceof Body.Modify change
        ? change.presence().map(asked -> read(effect, change, asked))
        : branch(effect).flatMap(branch -> read(effect, branch));
  }

  /** A change while there are so many of a scope, of which none is as good as no lower bound. */
  private static Case read(Effect effect, Body.Modify change, Presence asked) {
    Value count = new Value.Count(new Selector.Group(asked.scope(), Selector.Role.SELF, List.of()));
    Interval numbers =
        new Interval(
            asked.atLeast() == 0 ? Double.NEGATIVE_INFINITY : asked.atLeast(),
            asked.atLeast() == 0,
            asked.atMost() == Presence.ANY ? Double.POSITIVE_INFINITY : asked.atMost(),
            asked.atMost() == Presence.ANY);
    Object done = TwinCheck.change(change, "", Optional.empty());
    return new Case(effect, done, Map.of(count, new NumberSet(List.of(numbers))));
  }

  /** A program that is one branch without another way, under conditions on numbers. */
  private static Optional<Case> read(Effect effect, Step.If branch) {
    Map<Value, NumberSet> numbers = new HashMap<>();
    for (NumberCondition atom : NumberCondition.of(written(effect).condition())) {
      if (!isRead(atom.value())) {
        return Optional.empty();
      }
      numbers.merge(atom.value(), numbers(atom), NumberSet::and);
    }
    return Optional.of(new Case(effect, TwinCheck.numberless(branch.then()), numbers));
  }

  private static Optional<Step.If> branch(Effect effect) {
    return !effect.trigger().activated()
            && NormalizedEffects.of(effect.body()) instanceof Body.Program program
        ? program.onlyBranch().filter(only -> NumberCondition.isAllOf(only.condition()))
        : Optional.empty();
  }

  /** The branch with its places. */
  private static Step.If written(Effect effect) {
    return (Step.If) ((Body.Program) effect.body()).steps().get(0);
  }

  private static boolean isRead(Value value) {
    return value instanceof Value.StatOf || value instanceof Value.OfGroup;
  }

  private static NumberSet numbers(NumberCondition atom) {
    return atom.value().isWhole() ? atom.numbers().whole() : atom.numbers();
  }

  private void tell(Case here, Case other) {
    Effect effect = here.effect();
    if (effect.body() instanceof Body.Modify change) {
      Presence asked = change.presence().orElseThrow();
      tell(here, other, bound(effect, asked, other), asked);
      return;
    }
    Step.If branch = written(effect);
    List<NumberCondition> atoms = NumberCondition.of(branch.condition());
    NumberCondition reaching =
        atoms.stream()
            .filter(atom -> !numbers(atom).within(other.numbers().get(atom.value())))
            .findFirst()
            .orElse(atoms.get(0));
    SourceLocation place = places.condition(effect, branch, reaching.condition());
    tell(here, other, place, reaching.condition());
  }

  /** The place of the bound that is within the numbers of another, or of the one there is. */
  private SourceLocation bound(Effect effect, Presence asked, Case other) {
    NumberSet least = NumberSet.at(asked.atLeast());
    boolean within = other.numbers().values().stream().anyMatch(least::within);
    boolean low = asked.atLeast() > 0 && within || asked.atMost() == Presence.ANY;
    return places.change(effect, low ? "while/at least" : "while/at most");
  }

  private void tell(Case here, Case other, SourceLocation place, Object what) {
    report.add(
        Code.CONDITIONS_OVERLAP,
        place,
        what,
        "'" + other.effect().id() + "' at " + other.effect().source() + " answers some of it too",
        here.effect(),
        other.effect());
  }
}
