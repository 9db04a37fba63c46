package dev.runesheet.language.strings;

import dev.runesheet.language.strings.words.SaidForms;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Step;
import java.util.List;
import java.util.Optional;

/**
 * One part of an effect string; parts are joined by {@code " + "}. Each declares how it is written
 * ({@link WrittenAs}), what it says and what it is in the effect model. The way back is found by
 * trying.
 */
public sealed interface Part extends Modelled permits Payout, CardPart, KeyWord, EventPart {

  /** The part in the effect model. */
  Step step(StepBuilder in);

  /** The part in words, to the player whose card it is. */
  default String say(PartWording in) {
    return together().isPresent() ? say(List.of(this), in) : SaidForms.words(this);
  }

  /**
   * The condition under which its player may use what makes a choice necessary: that there is
   * something to choose. Empty if it can always be used.
   */
  default Optional<Condition> needs(StepBuilder in) {
    return step(in) instanceof Step.Choose choose
            && choose.asking() == Step.Asking.ALWAYS
            && choose.branches().size() == 1
            && choose.branches().get(0).options() instanceof Step.Options.Each each
        ? Optional.of(StepBuilder.some(each.group()))
        : Optional.empty();
  }

  /** True if it may cost its player resources besides those that a payment names. */
  default boolean spends() {
    return false;
  }

  /** The key that parts share which are said together; empty if it is said by itself. */
  default Optional<Object> together() {
    return Optional.empty();
  }

  /** The words for it and the parts with its key, which are said together with it. */
  default String say(List<Part> all, PartWording in) {
    return say(in);
  }

  @Override
  default Object model(StepBuilder in) {
    return step(in);
  }
}
