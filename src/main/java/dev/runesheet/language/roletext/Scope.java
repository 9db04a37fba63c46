package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.language.roletext.tree.Trigger;
import java.util.Set;

/**
 * The targets that exist at a place of a text.
 *
 * @param results how many results a process left
 * @param action whether something was done just now, so that its type and feedback are known
 * @param provided targets that a definition brings, such as the winner of a poll
 */
record Scope(int results, boolean action, Set<TargetWord> provided) {

  static final Scope NONE = new Scope(0, false, Set.of());

  Scope withResults(int number) {
    return new Scope(number, action, provided);
  }

  /** The scope below a trigger. */
  Scope at(Trigger trigger) {
    boolean acts =
        trigger instanceof Trigger.On on
            && (on.event() == Trigger.Event.ACTION || on.event() == Trigger.Event.ANY_ACTION);
    return new Scope(results, acts, provided);
  }

  boolean has(TargetWord target) {
    boolean ofAction =
        target == TargetWord.ACTION_ABILITY_TYPE || target == TargetWord.ACTION_FEEDBACK;
    return action || !ofAction;
  }

  boolean provides(TargetWord target) {
    return provided.contains(target);
  }

  /** The advice for who uses a target that there is not. */
  String where(TargetWord target) {
    return "@" + target.title() + " under On Action only";
  }
}
