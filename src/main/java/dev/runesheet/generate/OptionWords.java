package dev.runesheet.generate;

import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The ids and words of the options that an effect offers, where no match is needed for them. */
public final class OptionWords {

  /** The option of those who choose none of the others. */
  private static final String NONE = "none";

  private final Effect effect;

  /** Said when first asked for: few effects have choices. */
  private Map<Step.Leg, String> ways;

  private Map<Step.Choose, String> declined;

  /** Words of the effect's own phrasing. */
  OptionWords(Effect effect) {
    this.effect = effect;
  }

  /**
   * Ids and words of all options of an effect; for options that are entities, the purpose of the
   * choice.
   */
  public static Set<String> of(Effect effect) {
    Set<String> all = new TreeSet<>();
    OptionWords words = new OptionWords(effect);
    effect
        .steps()
        .filter(Step.Choose.class::isInstance)
        .forEach(step -> words.collect((Step.Choose) step, all));
    all.remove("");
    return all;
  }

  private void collect(Step.Choose choose, Set<String> all) {
    choose.legs().forEach(leg -> all.add(leg.name()));
    choose.legs().stream()
        .filter(leg -> leg.options() instanceof Step.Options.One)
        .forEach(leg -> all.add(of(choose, leg)));
    if (choose.optional()) {
      all.add(NONE);
      all.add(declining(choose));
    }
  }

  /**
   * The words of a branch; branches of one choice with the same words are distinguished by their
   * names.
   */
  String of(Step.Choose choose, Step.Leg leg) {
    if (leg.name().equals(NONE) && leg.body().isEmpty()) {
      return declining(choose);
    }
    if (ways == null) {
      ways = effect.ways();
    }
    String words = ways.getOrDefault(leg, leg.name());
    long same = choose.legs().stream().filter(one -> words.equals(ways.get(one))).count();
    return same > 1 && !words.equals(leg.name()) ? words + " (" + leg.name() + ")" : words;
  }

  /** The words of declining a choice. */
  String declining(Step.Choose choose) {
    if (declined == null) {
      declined = effect.declined();
    }
    return declined.getOrDefault(choose, NONE);
  }
}
