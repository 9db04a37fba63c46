package dev.runesheet.testing.coverage.count;

import dev.runesheet.schema.Default;
import dev.runesheet.schema.Keyed;

/**
 * The coverage of one effect, besides that of its rules.
 *
 * @param id the effect
 * @param trigger the event it answers; empty if it is activated or continuous
 * @param continuous whether it is in force all the time, rather than answering events
 * @param answered the number of events that it answered, as the routing rules decided
 * @param applied the number of times that a fact derived from it began to count
 * @param stacked the number of times that a fact derived from it did not count because of its
 *     stacking
 * @param suppressed the number of times that a suppressor took it out of force
 * @param expired the number of times that it ended because its time was over or its holder left its
 *     place
 */
public record EffectCoverage(
    String id,
    @Default("\"\"") String trigger,
    @Default("false") boolean continuous,
    long answered,
    long applied,
    long stacked,
    long suppressed,
    long expired)
    implements Keyed {

  @Override
  public String key() {
    return id;
  }

  /** The sum of both. */
  public EffectCoverage plus(EffectCoverage other) {
    return new EffectCoverage(
        id,
        trigger,
        continuous,
        SaturatedSum.sum(answered, other.answered),
        SaturatedSum.sum(applied, other.applied),
        SaturatedSum.sum(stacked, other.stacked),
        SaturatedSum.sum(suppressed, other.suppressed),
        SaturatedSum.sum(expired, other.expired));
  }
}
