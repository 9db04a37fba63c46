package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.analysis.Interference;
import dev.runesheet.engine.rules.index.EffectSeries;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Trigger;
import dev.runesheet.spelling.Capital;
import java.util.ArrayList;
import java.util.List;

/** The sentences of a card's effects, in the order in which those of one moment run. */
final class CardWords {

  private CardWords() {}

  /** The sentences of the effects of one owner; one that comes after another begins with Then. */
  static String of(List<Effect> effects) {
    List<String> sentences = new ArrayList<>();
    List<Effect> before = new ArrayList<>();
    for (Effect effect : EffectSeries.inOrder(effects, Effect::id)) {
      String sentence = effect.sentence();
      boolean then = before.stream().anyMatch(earlier -> follows(effect, earlier));
      sentences.add(then ? "Then, " + Capital.small(sentence) : sentence);
      before.add(effect);
    }
    return String.join(" ", sentences);
  }

  private static boolean follows(Effect effect, Effect earlier) {
    Trigger trigger = effect.trigger();
    return !trigger.activated()
        && trigger.event().equals(earlier.trigger().event())
        && trigger.watch() == earlier.trigger().watch()
        && !Interference.apart(effect, earlier);
  }
}
