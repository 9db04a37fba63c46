package dev.runesheet.language.roletext.write;

import dev.runesheet.language.roletext.tree.AbilityTypes;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.language.roletext.tree.Trigger.On;

/** Triggers in words. */
final class TriggerWords {

  private TriggerWords() {}

  static String trigger(Trigger trigger) {
    if (trigger instanceof Trigger.At at) {
      return at.timing().title();
    } else if (trigger instanceof Trigger.Compound) {
      return "Compound";
    } else if (trigger instanceof Trigger.Starting) {
      return "Starting";
    } else if (trigger instanceof Trigger.Passive passive) {
      return "Passive" + passive.timing().map(timing -> " " + timing.title()).orElse("");
    }
    return on((On) trigger);
  }

  private static String on(On on) {
    return switch (on.event()) {
      case CHOICE -> "Choice " + Quotes.needed(on.word()) + " Chosen";
      case SAID -> "On " + on.word();
      case DEFENSE -> "On " + (on.word().isEmpty() ? "" : on.word() + " ") + "Defense";
      case POLL_WIN ->
          "On Poll " + (on.word().isEmpty() ? "" : Quotes.put(on.word()) + " ") + "Win";
      case EMITTED -> "On " + Quotes.put(on.word()) + " Emitted";
      default -> {
        String whose = on.whose().map(target -> TargetWords.target(target) + " ").orElse("");
        String type = on.type().map(one -> " [" + AbilityTypes.word(one) + "]").orElse("");
        String word = on.word().isEmpty() ? "" : " " + on.word();
        yield "On " + whose + on.event().title() + type + word;
      }
    };
  }
}
