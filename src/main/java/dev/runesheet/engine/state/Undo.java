package dev.runesheet.engine.state;

import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;

/** The reversal of changes, each by its entry in the log. */
final class Undo {

  private Undo() {}

  /** Takes a change back; most happenings change no fact and need nothing. */
  static void undo(Happening happening, LiveWorld world) {
    if (happening instanceof Happening.StatChanged changed) {
      Entity of = world.entity(changed.entity());
      of.write(of.schema().index(changed.stat()), changed.before());
    } else if (happening instanceof Happening.Moved moved) {
      Entity back = world.entity(moved.entity());
      back.place(
          moved.fromZone(), moved.fromPosition(), moved.fromController(), moved.wasPresent());
      if (moved.wasPresent()) {
        for (InPlay effect : world.on(back)) {
          effect.leave(null);
          effect.keep(null);
        }
      }
      world.moved();
    } else if (happening instanceof Happening.Appeared appeared) {
      world.removeLast(world.entity(appeared.entity()));
    } else if (happening instanceof Happening.EffectEntered entered) {
      world.withdraw(entered.effect());
    } else if (happening instanceof Happening.EffectEnded ended) {
      world.bring(ended.effect());
    }
  }
}
