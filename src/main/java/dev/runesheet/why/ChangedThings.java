package dev.runesheet.why;

import dev.runesheet.spi.Happening;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The things that a program changed, as authors count them: a number, a card that came or went with
 * all that it brought, an effect that was given or taken, the order of a zone. What follows from
 * these by itself, such as what continuous effects count in, is not counted, nor are dice.
 */
final class ChangedThings {

  private final Set<Thing> things = new HashSet<>();

  /** The entities that came or went, with their effects. */
  private final Set<Integer> placed = new HashSet<>();

  /** The zones that they came to or left, where others move up. */
  private final Set<String> changedZones = new HashSet<>();

  /**
   * A thing.
   *
   * @param sort its sort
   * @param parts what tells it apart from others of the sort
   */
  private record Thing(Class<?> sort, List<Object> parts) {}

  /** Takes in a change. */
  void take(Happening change) {
    if (change instanceof Happening.StatChanged one) {
      add(change, one.entity(), one.stat());
    } else if (change instanceof Happening.Appeared one) {
      placed.add(one.entity());
      changedZones.add(one.zone());
    } else if (change instanceof Happening.Moved one) {
      moved(one);
    } else if (change instanceof Happening.EffectEntered one) {
      given(one.effect().getHolder(), one.effect().getEffect());
    } else if (change instanceof Happening.EffectEnded one) {
      given(one.effect().getHolder(), one.effect().getEffect());
    } else if (change instanceof Happening.Rolled roll) {
      if (roll.shuffling()) {
        add(change);
      }
    } else if (!isDerived(change)) {
      add(change, change);
    }
  }

  private static boolean isDerived(Happening change) {
    return Stream.of(Happening.Modified.class, Happening.Suppressed.class, Happening.Asked.class)
        .anyMatch(sort -> sort.isInstance(change));
  }

  private void moved(Happening.Moved one) {
    boolean stays =
        one.zone().equals(one.fromZone())
            && one.controller() == one.fromController()
            && one.present() == one.wasPresent();
    if (stays) {
      add(one, one.zone());
    } else {
      placed.add(one.entity());
      changedZones.addAll(List.of(one.fromZone(), one.zone()));
    }
  }

  private void given(int holder, String effect) {
    things.add(new Thing(Happening.EffectEntered.class, List.of(holder, effect)));
  }

  private void add(Happening sort, Object... parts) {
    things.add(new Thing(sort.getClass(), List.of(parts)));
  }

  /** The number of things. */
  int count() {
    return placed.size() + (int) things.stream().filter(one -> !isOfPlaced(one)).count();
  }

  private boolean isOfPlaced(Thing one) {
    Object whose = one.parts().isEmpty() ? null : one.parts().get(0);
    return one.sort() == Happening.EffectEntered.class && placed.contains(whose)
        || one.sort() == Happening.Moved.class && changedZones.contains(whose);
  }
}
