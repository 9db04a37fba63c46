package dev.runesheet.analysis;

import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.StatWrite;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The numbers that stats can be which begin as printed and that no line of a program writes: those
 * that are printed, widened by what continuous effects do to them.
 */
public final class StatRanges {

  /** The list of words of parameters that name numbers. */
  private static final String STAT = "stat";

  private final Set<String> written = new HashSet<>();
  private final Map<String, Range> ranges;

  private StatRanges(Map<String, Range> printed) {
    ranges = new LinkedHashMap<>(printed);
  }

  /**
   * The numbers that stats can be, by stat; those that lines write are left out.
   *
   * @param printed the numbers that they begin with
   * @param given the amounts that lines give to changes that take theirs from there, by the id of
   *     the effect; any where it is left out
   */
  public static Map<String, Range> of(
      Map<String, Range> printed, Collection<Effect> effects, Map<String, Range> given) {
    StatRanges all = new StatRanges(printed);
    for (Effect effect : effects) {
      effect.calls().forEach(all::write);
      if (effect.body() instanceof Body.Modify change) {
        Range amounts =
            change.given() ? given.getOrDefault(effect.id(), Range.ANY) : Range.at(change.amount());
        all.ranges.computeIfPresent(
            change.stat(), (stat, range) -> widened(range, change.layer(), amounts));
      }
    }
    all.ranges.keySet().removeAll(all.written);
    return all.ranges;
  }

  /** Whatever number a verb is told of counts as changed by it. */
  private void write(Step.Do act) {
    act.verb().writes().map(StatWrite::stat).ifPresent(written::add);
    for (Parameter parameter : act.verb().parameters()) {
      if (parameter.words().equals(STAT)
          && act.arguments().get(parameter.name()) instanceof Argument.Word stat) {
        written.add(stat.word());
      }
    }
  }

  /** The numbers that are left as they are, or changed, however often. */
  private static Range widened(Range range, Body.Layer layer, Range by) {
    return switch (layer) {
      case SET, AT_LEAST, AT_MOST -> range.with(by.low()).with(by.high());
      case MULTIPLY -> by.low() >= 0 && by.high() <= 1 ? range.with(0) : Range.ANY;
      case ADD ->
          new Range(
              by.low() < 0 ? Double.NEGATIVE_INFINITY : range.low(),
              by.high() > 0 ? Double.POSITIVE_INFINITY : range.high());
    };
  }
}
