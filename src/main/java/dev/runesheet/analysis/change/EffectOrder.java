package dev.runesheet.analysis.change;

import dev.runesheet.model.Effect;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The differences in the order of effects of one owner that answer the same event: what comes first
 * is played first, as the upper of two rows. Each does what it did, so that a comparison effect by
 * effect sees none.
 */
public final class EffectOrder {

  private EffectOrder() {}

  /** One change for each owner and event whose effects come in another order. */
  public static List<EffectChange> between(Collection<Effect> before, Collection<Effect> after) {
    List<EffectChange> changes = new ArrayList<>();
    Map<List<String>, List<Effect>> old = answers(before);
    answers(after)
        .forEach((answer, now) -> changes.addAll(change(old.getOrDefault(answer, List.of()), now)));
    return changes;
  }

  private static Map<List<String>, List<Effect>> answers(Collection<Effect> effects) {
    Map<List<String>, List<Effect>> answers = new LinkedHashMap<>();
    for (Effect effect : effects) {
      if (!effect.trigger().activated()) {
        answers
            .computeIfAbsent(
                List.of(effect.owner(), effect.trigger().event()), any -> new ArrayList<>())
            .add(effect);
      }
    }
    return answers;
  }

  private static List<EffectChange> change(List<Effect> before, List<Effect> after) {
    Map<String, Effect> old = new LinkedHashMap<>();
    before.forEach(effect -> old.put(effect.id(), effect));
    Map<String, Effect> now = new LinkedHashMap<>();
    after.forEach(effect -> now.put(effect.id(), effect));
    old.keySet().retainAll(now.keySet());
    now.keySet().retainAll(old.keySet());
    List<String> was = List.copyOf(old.keySet());
    int at = 0;
    for (Effect effect : now.values()) {
      if (!effect.id().equals(was.get(at))) {
        String detail =
            "it comes before '"
                + now.get(was.get(at)).name()
                + "' now, which answers the same event";
        return List.of(
            new EffectChange(
                Change.Kind.CHANGED, effect.id(), old.get(effect.id()), effect, List.of(detail)));
      }
      at++;
    }
    return List.of();
  }
}
