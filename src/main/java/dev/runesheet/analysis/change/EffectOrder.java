package dev.runesheet.analysis.change;

import dev.runesheet.model.Effect;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The differences in the order of effects of one owner that answer the same event: what comes first
 * is played first, as the upper of two rows. Each does what it did, so that a comparison effect by
 * effect sees none.
 */
public final class EffectOrder {

  private EffectOrder() {}

  /** One change for each owner and event whose effects come in another order. */
  public static List<EffectChange> between(Collection<Effect> before, Collection<Effect> after) {
    Map<List<String>, Map<String, Effect>> old = answers(before);
    List<EffectChange> changes = new ArrayList<>();
    answers(after)
        .forEach(
            (answer, now) ->
                change(old.getOrDefault(answer, Map.of()), now).ifPresent(changes::add));
    return changes;
  }

  /** The effects of each owner and event by their ids, in order. */
  private static Map<List<String>, Map<String, Effect>> answers(Collection<Effect> effects) {
    Map<List<String>, Map<String, Effect>> answers = new LinkedHashMap<>();
    for (Effect effect : effects) {
      if (!effect.trigger().activated()) {
        List<String> answer = List.of(effect.owner(), effect.trigger().event());
        answers
            .computeIfAbsent(answer, any -> new LinkedHashMap<>())
            .putIfAbsent(effect.id(), effect);
      }
    }
    return answers;
  }

  private static Optional<EffectChange> change(Map<String, Effect> old, Map<String, Effect> now) {
    return Reordering.of(old.keySet(), now.keySet())
        .map(
            order -> {
              String other = now.get(order.before()).name();
              String id = order.moved();
              return new EffectChange(
                  Change.Kind.CHANGED,
                  id,
                  old.get(id),
                  now.get(id),
                  List.of("it comes before '" + other + "' now, which answers the same event"));
            });
  }
}
