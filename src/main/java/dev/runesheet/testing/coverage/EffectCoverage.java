package dev.runesheet.testing.coverage;

/**
 * What was seen of one effect besides its rules.
 *
 * @param id the effect
 * @param trigger the event it answers; empty if it is activated or continuous
 * @param continuous whether it is in force all the time, rather than answering events
 * @param answered how often the routing rules were asked and found that it answers
 * @param applied how often something derived from it began to count
 * @param stacked how often something derived from it did not count because of its stacking
 * @param suppressed how often a suppressor took it out of force
 * @param expired how often it ended because its time was over or its holder left its place
 */
public record EffectCoverage(
    String id,
    String trigger,
    boolean continuous,
    long answered,
    long applied,
    long stacked,
    long suppressed,
    long expired) {

  /** The sum of both. */
  EffectCoverage plus(EffectCoverage other) {
    return new EffectCoverage(
        id,
        trigger,
        continuous,
        answered + other.answered,
        applied + other.applied,
        stacked + other.stacked,
        suppressed + other.suppressed,
        expired + other.expired);
  }
}
