package dev.runesheet.generate;

import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The ids and words of the options that an effect offers, where no match is needed for them. */
public final class OptionWords {

  /** The option of those who choose none of the others. */
  private static final String NONE = "none";

  /** The words of the option to choose no more of several. */
  static final String NO_MORE = "choose no more";

  private final Effect effect;

  /** Said when first asked for: few effects have choices. */
  private Map<Step.Branch, String> ways;

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
    effect.steps().forEach(step -> words.collect(step, all));
    all.remove("");
    return all;
  }

  private void collect(Step step, Set<String> all) {
    if (step instanceof Step.Choose choose) {
      collect(choose, all);
    } else if (step instanceof Step.ForEach loop
        && loop.asked().filter(Selector.Asked::optional).isPresent()) {
      all.addAll(Set.of(NONE, NO_MORE));
    }
  }

  private void collect(Step.Choose choose, Set<String> all) {
    choose.branches().forEach(branch -> all.add(branch.name()));
    choose.branches().stream()
        .filter(branch -> branch.options() instanceof Step.Options.One)
        .forEach(branch -> all.add(of(choose, branch)));
    if (choose.optional()) {
      all.add(NONE);
      all.add(declining(choose));
    }
  }

  /**
   * The words of a branch; branches of one choice with the same words are distinguished by their
   * names.
   */
  String of(Step.Choose choose, Step.Branch branch) {
    if (branch.name().equals(NONE) && branch.body().isEmpty()) {
      return declining(choose);
    }
    if (ways == null) {
      ways = effect.ways();
    }
    String words = ways.getOrDefault(branch, branch.name());
    long same = choose.branches().stream().filter(one -> words.equals(ways.get(one))).count();
    return same > 1 && !words.equals(branch.name()) ? words + " (" + branch.name() + ")" : words;
  }

  /** The words of declining a choice. */
  String declining(Step.Choose choose) {
    if (declined == null) {
      declined = effect.declined();
    }
    return declined.getOrDefault(choose, NONE);
  }
}
