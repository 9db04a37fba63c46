package dev.runesheet.analysis;

import dev.runesheet.analysis.Knowledge.Modified;
import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.analysis.ProgramWalk.Guard;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Numerals;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.StatWrite;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spi.verb.Writes;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The check for lines without effect: adding 0, multiplying by 1, setting a number to itself,
 * bounding one that is within the bound anyway, asking for what decides nothing, answering an event
 * without an action.
 *
 * @param changed the stats that are other numbers than those that were set
 */
record IdleCheck(Effect effect, Set<String> changed, PartPlaces places, Report report)
    implements ProgramWalk.Visitor {

  @Override
  public void act(Step.Do act, KnownNumbers facts, List<Guard> guards) {
    StatChange.of(act, facts, guards).ifPresent(change -> itself(act, change, facts));
    for (Parameter parameter : act.verb().parameters()) {
      double idle = idle(act.verb(), parameter);
      if (act.arguments().get(parameter.name()) instanceof Value amount) {
        Interval numbers = facts.of(amount);
        boolean always = numbers.equals(Interval.at(idle));
        if (always || parameter.min() == idle && numbers.high() <= idle) {
          report.add(
              Code.NO_CHANGE,
              places.argument(effect, act, parameter.name()),
              effect.say(act),
              always ? Numerals.plain(idle) + " changes nothing" : neverAbove(idle),
              effect);
        }
      }
    }
  }

  /** The stats that effects in play change, and those to which others are added. */
  static Set<String> changed(List<Effect> effects, Knowledge knowledge) {
    Set<String> changed = new HashSet<>(knowledge.get(Knowledge.SUMS).keySet());
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify change) {
        changed.add(change.stat());
      }
    }
    return changed;
  }

  private void itself(Step.Do act, StatChange change, KnownNumbers facts) {
    StatWrite write = act.verb().writes().orElse(null);
    if (write != null
        && write.how() == Writes.How.SET
        && isSo(new Value.StatOf(change.who(), change.stat()), act, write, facts)
        && !changed.contains(change.stat())) {
      SourceLocation place = places.argument(effect, act, write.amount());
      report.add(Code.NO_CHANGE, place, effect.say(act), "it is this number already", effect);
    }
  }

  /** True if a number that is set is that already: it is written so, or the conditions say so. */
  private static boolean isSo(Value now, Step.Do act, StatWrite write, KnownNumbers facts) {
    Argument set = act.arguments().get(write.amount());
    Interval numbers = facts.of(now);
    return now.equals(set)
        || numbers.low() == numbers.high()
            && !facts.isFixed(now)
            && set instanceof Value number
            && facts.of(number).equals(numbers);
  }

  @Override
  public void branch(Step.If branch, KnownNumbers facts) {
    if (!idle(branch.then()) && NormalizedEffects.same(branch.then(), branch.otherwise())) {
      SourceLocation place = places.condition(effect, branch, branch.condition());
      String why = "the same happens whether it holds or not";
      report.add(Code.NO_CHANGE, place, branch.condition(), why, effect);
    }
  }

  @Override
  public void around(Step step, KnownNumbers facts) {
    if (step instanceof Step.Repeat repeat && facts.of(repeat.times()).high() <= 0) {
      SourceLocation place = places.times(effect, repeat);
      report.add(Code.NO_CHANGE, place, repeat.times(), neverAbove(0), effect);
    }
  }

  private static String neverAbove(double idle) {
    return "it is never above " + Numerals.plain(idle);
  }

  /** The constant with which a verb changes nothing by a parameter, or NaN. */
  private static double idle(VerbSpec verb, Parameter parameter) {
    return verb.writes().filter(write -> adds(write, parameter)).isPresent() ? 0 : parameter.idle();
  }

  private static boolean adds(StatWrite write, Parameter parameter) {
    return (write.how() == Writes.How.ADD || write.how() == Writes.How.SUBTRACT)
        && write.amount().equals(parameter.name());
  }

  /** Checks a whole program; branches of a player's choice may be without effect. */
  void program(Body.Program program) {
    if (!effect.trigger().activated() && idle(program.steps())) {
      report.add(
          Code.NO_CHANGE, places.actions(effect), effect.id(), "it has no action at all", effect);
    }
  }

  private static boolean idle(List<Step> steps) {
    return steps.stream()
        .allMatch(
            step ->
                step instanceof Step.Stop
                    || step instanceof Step.If branch
                        && idle(branch.then())
                        && idle(branch.otherwise()));
  }

  /** Checks a continuous effect, one of some. */
  void modifier(Body.Modify modifier, List<Effect> effects, Knowledge knowledge) {
    Modified alone = knowledge.get(Knowledge.MODIFIED).get(modifier.stat());
    Range numbers =
        alone == null ? knowledge.modified(modifier.stat()) : without(modifier, effects, alone);
    double least = alone == null ? Double.NEGATIVE_INFINITY : alone.least();
    if (!modifier.given() && changesNothing(modifier, numbers, least)) {
      String why = why(modifier, numbers, Numerals.plain(least));
      report.add(Code.NO_CHANGE, places.amount(effect), effect.sentence(), why, effect);
    }
  }

  private static String why(Body.Modify modifier, Range numbers, String least) {
    String stat = Words.quote(modifier.stat());
    return switch (modifier.layer()) {
      case ADD ->
          modifier.amount() == 0
              ? "0 changes nothing"
              : stat + " is never above " + least + " without it, and less counts as " + least;
      case MULTIPLY ->
          modifier.amount() == 1 ? "times 1 changes nothing" : stat + " is 0 when it is multiplied";
      case SET, AT_LEAST, AT_MOST ->
          stat + " is always " + Numerals.within(numbers.low(), numbers.high());
    };
  }

  /** The numbers that a stat is without the effect; for a factor those that it multiplies. */
  private Range without(Body.Modify modifier, List<Effect> effects, Modified alone) {
    String stat = modifier.stat();
    boolean factor = modifier.layer() == Body.Layer.MULTIPLY;
    List<Effect> others =
        effects.stream()
            .filter(other -> !other.id().equals(effect.id()))
            .filter(
                other ->
                    other.body() instanceof Body.Modify change
                        && change.stat().equals(stat)
                        && (!factor || change.layer() == Body.Layer.SET))
            .toList();
    Range begun = Range.at(alone.number());
    Range numbers = StatRanges.of(Map.of(stat, begun), others, Map.of()).of(stat);
    return factor ? numbers : numbers.atLeast(alone.least());
  }

  private static boolean changesNothing(Body.Modify modifier, Range numbers, double least) {
    double by = modifier.amount();
    return switch (modifier.layer()) {
      case ADD -> by == 0 || by < 0 && numbers.high() <= least;
      case MULTIPLY -> by == 1 || numbers.equals(Range.at(0));
      case SET -> numbers.equals(Range.at(Math.max(by, least)));
      case AT_LEAST -> numbers.low() >= by;
      case AT_MOST -> numbers.high() <= Math.max(by, least);
    };
  }
}
