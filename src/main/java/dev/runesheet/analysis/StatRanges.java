package dev.runesheet.analysis;

import dev.runesheet.analysis.Knowledge.Range;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Interval;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The numbers that stats can be which begin as printed: those that are printed and those that lines
 * of programs write, widened by what continuous effects do to them.
 */
public final class StatRanges {

  private final Set<String> written = new HashSet<>();
  private final Set<VerbSpec> vague = new HashSet<>();
  private final Map<String, Range> ranges;

  /** The ranges of numbers that lines read. */
  private final KnownNumbers read;

  private StatRanges(Map<String, Range> printed, Map<String, Range> read) {
    this.read = KnownNumbers.of(Knowledge.NONE.with(Knowledge.RANGES, read));
    ranges = new LinkedHashMap<>(printed);
  }

  /**
   * Works the ranges out: first whatever numbers lines read, then with the ranges that those have.
   *
   * @param printed the numbers that they begin with
   * @param given the amounts that lines give to changes that take theirs from there, by the id of
   *     the effect; any where it is left out
   */
  public static StatRanges of(
      Map<String, Range> printed, Collection<Effect> effects, Map<String, Range> given) {
    return of(printed, of(printed, Map.of(), effects, given).known(), effects, given);
  }

  private static StatRanges of(
      Map<String, Range> printed,
      Map<String, Range> read,
      Collection<Effect> effects,
      Map<String, Range> given) {
    StatRanges all = new StatRanges(printed, read);
    effects.stream().flatMap(Effect::calls).forEach(all::write);
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Modify change) {
        Range amounts =
            change.given() ? given.getOrDefault(effect.id(), Range.ANY) : Range.at(change.amount());
        all.widen(change.stat(), range -> widened(range, change.layer(), amounts));
      }
    }
    return all;
  }

  /** The ranges by stat; those of any number are left out. */
  public Map<String, Range> known() {
    Map<String, Range> known = new LinkedHashMap<>(ranges);
    known.values().removeIf(Range.ANY::equals);
    return known;
  }

  /** The numbers that a stat can be. */
  public Range of(String stat) {
    return ranges.getOrDefault(stat, Range.ANY);
  }

  /** True if a line writes a stat. */
  public boolean isWritten(String stat) {
    return written.contains(stat);
  }

  /** The verbs of lines that change stats and do not say which. */
  public Set<VerbSpec> vague() {
    return vague;
  }

  /** Whatever number a verb is told of besides the one that it says it changes can become any. */
  private void write(Step.Do act) {
    if (StatChange.unknown(act)) {
      vague.add(act.verb());
    }
    Optional<StatChange> change = StatChange.of(act, read, List.of());
    change.ifPresent(one -> write(one.stat(), range -> widened(range, one)));
    act.naming(WordList.STAT).values().stream()
        .filter(stat -> change.filter(one -> one.stat().equals(stat)).isEmpty())
        .forEach(stat -> write(stat, range -> Range.ANY));
  }

  private void write(String stat, UnaryOperator<Range> wider) {
    written.add(stat);
    widen(stat, wider);
  }

  private void widen(String stat, UnaryOperator<Range> wider) {
    ranges.computeIfPresent(stat, (name, range) -> wider.apply(range));
  }

  /** The numbers before a change or after it, however often it is made. */
  private Range widened(Range range, StatChange change) {
    if (change.settled() != null) {
      return with(with(range, change.settled().low()), change.settled().high());
    }
    Range added = added(range, change.delta().low(), change.delta().high());
    return added.equals(Range.ANY) ? with(range, change.assigned(read)) : added;
  }

  private Range with(Range range, Value bound) {
    return bound == null ? range : with(range, read.of(bound));
  }

  private static Range with(Range range, Interval numbers) {
    return range.with(numbers.low()).with(numbers.high());
  }

  /** The numbers that are left as they are, or changed, however often. */
  private static Range widened(Range range, Body.Layer layer, Range by) {
    return switch (layer) {
      case SET -> range.with(by.low()).with(by.high());
      case AT_LEAST -> new Range(range.low(), Math.max(range.high(), by.high()));
      case AT_MOST -> new Range(Math.min(range.low(), by.low()), range.high());
      case MULTIPLY -> by.low() >= 0 && by.high() <= 1 ? range.with(0) : Range.ANY;
      case ADD -> added(range, by.low(), by.high());
    };
  }

  private static Range added(Range range, double least, double most) {
    return new Range(
        least < 0 ? Double.NEGATIVE_INFINITY : range.low(),
        most > 0 ? Double.POSITIVE_INFINITY : range.high());
  }
}
