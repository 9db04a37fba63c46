package dev.runesheet.table.effect;

import dev.runesheet.model.Trigger;
import java.util.List;

/** The words for whose events start an effect; an empty cell means the holder's own. */
final class Whose {

  static final List<String> WORDS = List.of("any", "ally", "enemy", "other");

  private static final List<Trigger.Watch> WATCHES =
      List.of(Trigger.Watch.ANY, Trigger.Watch.ALLY, Trigger.Watch.ENEMY, Trigger.Watch.OTHER);

  private Whose() {}

  /** The word, or null for the holder's own. */
  static String word(Trigger.Watch watch) {
    return watch == Trigger.Watch.OWN ? null : WORDS.get(WATCHES.indexOf(watch));
  }

  static Trigger.Watch watch(String word) {
    return word == null ? Trigger.Watch.OWN : WATCHES.get(WORDS.indexOf(word));
  }
}
