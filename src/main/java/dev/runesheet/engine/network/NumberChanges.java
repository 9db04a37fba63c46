package dev.runesheet.engine.network;

import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Contribution;
import dev.runesheet.spi.fact.Entity;
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

  /** The changes since the entities' numbers were those of the ended ones. */
  NumberChanges(List<Contribution> ended, List<Contribution> begun) {
    this.ended = ended;
    this.begun = begun;
  }

  /** Reports those of entities in play: first all that ceased. */
  void tell(Consumer<Happening> listener) {
    begun.forEach(one -> counting(one).remove(one));
    ended.forEach(one -> counting(one).add(one));
    counting.values().forEach(some -> some.sort(Contribution.OLDEST_FIRST));
    ended.forEach(one -> tell(one, false, listener));
    begun.forEach(one -> tell(one, true, listener));
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
      double change = target.stat(one.getStat(), some) - before;
      listener.accept(Happening.Modified.of(one, begins, change));
    }
  }
}
