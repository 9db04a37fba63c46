package dev.runesheet.studio.play;

import dev.runesheet.studio.desk.Refusal;
import java.util.Locale;

/** The pace at which a match that is watched goes on. */
enum ReplayPace {
  /** One choice. */
  CHOICE,
  /** All choices up to the next turn. */
  TURN,
  /** All choices up to the end. */
  END;

  /** The pace that a page names. */
  static ReplayPace of(String word) {
    for (ReplayPace pace : values()) {
      if (pace.name().toLowerCase(Locale.ROOT).equals(word)) {
        return pace;
      }
    }
    throw Refusal.wrong(
        "A match goes on by a 'choice', a 'turn' or to the 'end', not '" + word + "'.");
  }
}
