package dev.runesheet.engine.network;

import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Layers.Layer;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The modifiers that ceased and began to count at once, with what each changes of its number. They
 * take effect one by one, in the order in which they are told, so that their changes add up to that
 * of the number, whatever layers and caps they have.
 */
final class NumberChanges {

  private final List<Contribution> ended;
  private final List<Contribution> begun;
  private final Map<Entity, List<Contribution>> counting = new IdentityHashMap<>();
  private Contribution latest;
  private double now;

  /** The changes since the entities' numbers were those of the ended ones. */
  NumberChanges(List<Contribution> ended, List<Contribution> begun) {
    this.ended = ended;
    this.begun = begun;
  }

  /** Reports those of entities in play: first all that ceased. */
  void tell(Consumer<Happening> listener) {
    if (areSummands(ended) && areSummands(begun)) {
      ended.forEach(
          one -> tell(one, false, 0 - one.getModifier().getEffect().getAmount(), listener));
      begun.forEach(one -> tell(one, true, one.getModifier().getEffect().getAmount(), listener));
      return;
    }
    begun.forEach(one -> counting(one).remove(one));
    ended.forEach(one -> counting(one).add(one));
    counting.values().forEach(some -> some.sort(Contribution.OLDEST_FIRST));
    ended.forEach(one -> tell(one, false, listener));
    begun.forEach(one -> tell(one, true, listener));
  }

  /** True if each adds its amount to its number, whatever others do: mostly all do. */
  private static boolean areSummands(List<Contribution> some) {
    Contribution before = null;
    for (int i = 0; i < some.size(); i++) {
      Contribution one = some.get(i);
      boolean again = before != null && isOfSame(before, one); // Those of an entity come together.
      if (!isSummand(one) || !again && !isSum(one.getTarget(), one.getStat())) {
        return false;
      }
      before = one;
    }
    return true;
  }

  private static boolean isOfSame(Contribution one, Contribution other) {
    return one.getTarget() == other.getTarget() && one.getStat().equals(other.getStat());
  }

  private static boolean isSum(Entity target, String stat) {
    return target.addsUp(stat)
        || !target.isBounded(stat)
            && target.contributions().stream()
                .allMatch(one -> isSummand(one) || !one.getStat().equals(stat));
  }

  private static boolean isSummand(Contribution one) {
    ActiveEffect effect = one.getModifier().getEffect();
    return effect.layer() == Layer.ADD && effect.stacking().cap() == Double.MAX_VALUE;
  }

  private List<Contribution> counting(Contribution one) {
    return counting.computeIfAbsent(
        one.getTarget(), entity -> new ArrayList<>(entity.contributions()));
  }

  private void tell(Contribution one, boolean begins, Consumer<Happening> listener) {
    Entity target = one.getTarget();
    if (target.isPresent()) {
      List<Contribution> some = counting(one);
      double before = target.stat(one.getStat(), some);
      if (begins) {
        some.add(one);
        some.sort(Contribution.OLDEST_FIRST);
      } else {
        some.remove(one);
      }
      tell(one, begins, target.stat(one.getStat(), some) - before, listener);
    }
  }

  private void tell(Contribution one, boolean begins, double change, Consumer<Happening> listener) {
    if (one.getTarget().isPresent()) {
      listener.accept(Happening.Modified.of(one, begins, change, now(one)));
    }
  }

  /** The number with all that counts from now on; many modifiers of it may be told in a row. */
  private double now(Contribution one) {
    if (latest == null || !isOfSame(latest, one)) {
      now = one.getTarget().stat(one.getStat());
    }
    latest = one;
    return now;
  }
}
