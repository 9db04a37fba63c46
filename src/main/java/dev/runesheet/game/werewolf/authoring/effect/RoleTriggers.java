package dev.runesheet.game.werewolf.authoring.effect;

import dev.runesheet.game.werewolf.authoring.effect.AbilityWords.NotPlayable;
import dev.runesheet.game.werewolf.word.Occurrence;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.write.RoleTextWriter;
import dev.runesheet.word.Need;
import dev.runesheet.word.Watch;
import java.util.Locale;

/** Triggers of role text: when an ability is used, and which event its effect answers. */
final class RoleTriggers {

  private RoleTriggers() {}

  /**
   * When an ability is used.
   *
   * @param marks whether all it does is to bring attributes: if it is passive it does so once
   * @param follows whether it is a later part of an action
   */
  static Timing timing(Trigger trigger, boolean marks, boolean follows) {
    if (trigger instanceof Trigger.At at && at.timing().isChosen()) {
      return at.timing();
    }
    if (follows && trigger instanceof Trigger.At at && at.timing() == Timing.AFTERWARDS) {
      return Timing.IMMEDIATE;
    }
    if (trigger instanceof Trigger.Starting) {
      return Timing.STARTING;
    }
    if (trigger instanceof Trigger.Passive passive && passive.timing().isEmpty()) {
      Timing once = follows ? Timing.AFTERWARDS : Timing.STARTING;
      return marks ? once : Timing.PASSIVE;
    }
    if (trigger instanceof Trigger.On on && on.whose().isEmpty() && !isFrom(on)) {
      switch (on.event()) {
        case DEATH, KILLED, LYNCH -> {
          return Timing.ON_DEATH;
        }
        case VISIT -> {
          return Timing.ON_VISIT;
        }
        case ACTION -> {
          return Timing.ON_ACTION;
        }
        case DEFENSE -> {
          return Timing.ON_DEFENSE;
        }
        default -> {}
      }
    }
    throw new NotPlayable("the trigger " + RoleTextWriter.write(trigger));
  }

  /** True if it answers only what certain players do. */
  private static boolean isFrom(Trigger.On on) {
    return on.event() != Trigger.Event.DEFENSE && !on.word().isEmpty();
  }

  /** The trigger of the effect. */
  static dev.runesheet.model.Trigger trigger(Trigger trigger, Timing timing) {
    return switch (timing) {
      case ON_DEATH -> own(death((Trigger.On) trigger));
      case ON_VISIT -> own(AbilityWords.event(Occurrence.VISITED, ((Trigger.On) trigger).type()));
      case ON_ACTION -> own(AbilityWords.event(Occurrence.ACTS, ((Trigger.On) trigger).type()));
      case ON_DEFENSE -> own(defense(((Trigger.On) trigger).word()));
      case PASSIVE -> dev.runesheet.model.Trigger.own(Occurrence.PASSIVE.event());
      default -> dev.runesheet.model.Trigger.ACTIVATED;
    };
  }

  /** A trigger of the role's own, which is answered also if the role is lost by it. */
  private static dev.runesheet.model.Trigger own(String event) {
    return new dev.runesheet.model.Trigger(event, Watch.OWN, Need.LAST_KNOWN);
  }

  private static String death(Trigger.On on) {
    return on.event() == Trigger.Event.DEATH
        ? Occurrence.DIES.event()
        : Occurrence.DIES.event(on.event().word());
  }

  private static String defense(String kind) {
    return kind.isEmpty()
        ? Occurrence.DEFENDS.event()
        : Occurrence.DEFENDS.event(kind.toLowerCase(Locale.ROOT));
  }
}
