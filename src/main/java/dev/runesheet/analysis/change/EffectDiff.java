package dev.runesheet.analysis.change;

import dev.runesheet.analysis.NormalizedEffects;
import dev.runesheet.analysis.change.Change.Kind;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The differences of two versions of effects, effect by effect, by meaning rather than notation.
 * Where a game says effects in its own words, a difference of these is one, too.
 */
public final class EffectDiff {

  /** In the place of what is called as the effect itself. */
  private static final String OWN = "";

  private final Map<String, Effect> before = new LinkedHashMap<>();
  private final Map<String, Effect> after = new LinkedHashMap<>();
  private final List<EffectChange> changes = new ArrayList<>();

  private EffectDiff(Collection<Effect> before, Collection<Effect> after) {
    before.forEach(effect -> this.before.putIfAbsent(effect.id(), effect));
    after.forEach(effect -> this.after.putIfAbsent(effect.id(), effect));
  }

  /**
   * The differences: first those of effects of the old version, in its order, then the added
   * effects.
   */
  public static List<EffectChange> between(Collection<Effect> before, Collection<Effect> after) {
    return new EffectDiff(before, after).changes();
  }

  private List<EffectChange> changes() {
    Map<Effect, Effect> renamed = renamed();
    for (Effect old : before.values()) {
      Effect now = after.get(old.id());
      if (now != null) {
        changed(old, now);
      } else if (renamed.containsKey(old)) {
        Effect other = renamed.get(old);
        add(Kind.RENAMED, other.id(), old, other, EffectDetails.of(old, other));
      } else {
        add(Kind.REMOVED, old.id(), old, null, List.of());
      }
    }
    for (Effect now : after.values()) {
      if (!before.containsKey(now.id()) && !renamed.containsValue(now)) {
        add(Kind.ADDED, now.id(), null, now, List.of());
      }
    }
    return changes;
  }

  private void changed(Effect old, Effect now) {
    boolean told = !old.text().isEmpty() && !now.text().isEmpty();
    if (!NormalizedEffects.same(old, now) || told && !old.text().equals(now.text())) {
      add(Kind.CHANGED, now.id(), old, now, EffectDetails.of(old, now));
    }
  }

  /** Effects that do the same under another id, the first of each. */
  private Map<Effect, Effect> renamed() {
    Map<Object, Effect> gone = new LinkedHashMap<>();
    before.values().stream()
        .filter(effect -> !after.containsKey(effect.id()))
        .forEach(effect -> gone.putIfAbsent(doing(effect), effect));
    Map<Effect, Effect> renamed = new LinkedHashMap<>();
    for (Effect effect : after.values()) {
      Effect old = before.containsKey(effect.id()) ? null : gone.remove(doing(effect));
      if (old != null) {
        renamed.put(old, effect);
      }
    }
    return renamed;
  }

  /** The meaning of an effect, whatever its name, after which owner and type may be called. */
  private static Object doing(Effect effect) {
    return List.of(
        effect.owner().equals(effect.id()) ? OWN : effect.owner(),
        effect.trigger(),
        unnamed(NormalizedEffects.of(effect.body()), effect),
        effect.priority(),
        effect.duration(),
        effect.stacking());
  }

  /** The body of an effect, without a type that is its name or id. */
  private static Body unnamed(Body body, Effect effect) {
    List<String> names = List.of(effect.name(), effect.id());
    if (body instanceof Body.Modify modify) {
      return names.contains(modify.type()) ? modify.of(OWN) : modify;
    }
    return body instanceof Body.Suppress one && names.contains(one.type())
        ? new Body.Suppress(OWN, one.scope(), one.granted(), one.presence())
        : body;
  }

  private void add(Kind kind, String id, Effect old, Effect now, List<String> details) {
    changes.add(new EffectChange(kind, id, old, now, details));
  }
}
