package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.model.SourceLocation;

/** The players that one action asks for: a second one only besides a first. */
final class Selections {

  private boolean first;
  private SourceLocation second;

  /** Takes note of a target; its place counts if it is the first that asks for a second player. */
  void add(TargetWord target, SourceLocation place) {
    first |= target == TargetWord.SELECTION;
    if (target == TargetWord.SECONDARY_SELECTION && second == null) {
      second = place;
    }
  }

  /**
   * Takes note of a target, or a line, that was not understood: it may ask for the first player.
   */
  void addUnknown() {
    first = true;
  }

  /**
   * Looks at the whole action; texts that are told can have the first player in them. Lenient texts
   * are read so, though the game does not play them.
   */
  void check(Outline action, Notes notes) {
    if (second != null && !first && !notes.lenient() && !mentions(action)) {
      notes
          .findings()
          .error(
              RoleTextCode.TARGET,
              second,
              "'" + TargetWord.SECONDARY_SELECTION.word() + "'",
              TargetWord.SELECTION.word() + ", or both: a second player is chosen besides a first");
    }
  }

  private static boolean mentions(Outline line) {
    return line.text().contains(TargetWord.SELECTION.word())
        || line.below().stream().anyMatch(Selections::mentions);
  }
}
