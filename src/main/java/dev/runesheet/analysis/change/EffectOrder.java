package dev.runesheet.analysis.change;

import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.word.StackingMode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The differences in the order of effects of one owner that answer the same event, or that set the
 * same number: what comes first is played first, as the upper of two rows, and the last that sets a
 * number counts. Each does what it did, so that a comparison effect by effect sees none.
 */
public final class EffectOrder {

  private EffectOrder() {}

  /** One change for each owner and event, or number, whose effects come in another order. */
  public static List<EffectChange> between(Collection<Effect> before, Collection<Effect> after) {
    Map<Answer, Map<String, Effect>> old = answers(before);
    List<EffectChange> changes = new ArrayList<>();
    answers(after)
        .forEach(
            (answer, now) ->
                change(answer, old.getOrDefault(answer, Map.of()), now).ifPresent(changes::add));
    return changes;
  }

  /**
   * A case in which the order of effects matters.
   *
   * @param owner what the effects belong to
   * @param said the case in words, behind the name of an effect
   * @param more what else effects must have in common
   */
  private record Answer(String owner, String said, List<String> more) {}

  /** The effects of each owner and case by their ids, in order. */
  private static Map<Answer, Map<String, Effect>> answers(Collection<Effect> effects) {
    Map<Answer, Map<String, Effect>> answers = new LinkedHashMap<>();
    for (Effect effect : effects) {
      answer(effect)
          .ifPresent(
              answer ->
                  answers
                      .computeIfAbsent(answer, any -> new LinkedHashMap<>())
                      .putIfAbsent(effect.id(), effect));
    }
    return answers;
  }

  private static Optional<Answer> answer(Effect effect) {
    String owner = effect.owner();
    if (effect.body() instanceof Body.Modify modify) {
      return told(effect, modify).map(said -> new Answer(owner, said, group(effect, modify)));
    }
    return effect.trigger().activated()
        ? Optional.empty()
        : Optional.of(
            new Answer(owner, "answers the same event", List.of(effect.trigger().event())));
  }

  /** Why the place of a change among others matters; other ways give one number in any order. */
  private static Optional<String> told(Effect effect, Body.Modify modify) {
    if (effect.stacking().mode() == StackingMode.NO_STACK) {
      return Optional.of("stacks as one with it: the first counts where both do");
    }
    return modify.layer() == Body.Layer.SET
        ? Optional.of("sets '" + modify.stat() + "', too: the last counts where both do")
        : Optional.empty();
  }

  private static List<String> group(Effect effect, Body.Modify modify) {
    String key = effect.stacking().key();
    return effect.stacking().mode() == StackingMode.NO_STACK
        ? List.of(modify.stat(), modify.type(), key)
        : List.of(modify.stat());
  }

  private static Optional<EffectChange> change(
      Answer answer, Map<String, Effect> old, Map<String, Effect> now) {
    return Reordering.of(
            old.keySet(), now.keySet(), (one, other) -> differ(now.get(one), now.get(other)))
        .map(
            order -> {
              String other = now.get(order.before()).name();
              String id = order.moved();
              return new EffectChange(
                  Change.Kind.CHANGED,
                  id,
                  old.get(id),
                  now.get(id),
                  List.of("it comes before '" + other + "' now, which " + answer.said()));
            });
  }

  /** Changes that do the same, each by a name of its own, may come in any order. */
  private static boolean differ(Effect one, Effect other) {
    return !(one.body() instanceof Body.Modify mine
        && other.body() instanceof Body.Modify theirs
        && mine.layer() == theirs.layer()
        && mine.amount() == theirs.amount()
        && mine.per().equals(theirs.per())
        && mine.scope().equals(theirs.scope()));
  }
}
