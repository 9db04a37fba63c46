package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.language.roletext.tree.Trigger;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The targets that exist at a place of a text.
 *
 * @param results how many results a process left
 * @param action whether something was done just now, so that its type and feedback are known
 * @param chosen whether a player chooses for whom it is
 * @param provided targets that a definition brings, such as the winner of a poll
 */
record Scope(int results, boolean action, boolean chosen, Set<TargetWord> provided) {

  /** The targets of a poll. */
  static final Set<TargetWord> OF_POLL =
      Set.of(TargetWord.WINNER, TargetWord.ALL, TargetWord.VOTERS);

  private static final String TIMES =
      Arrays.stream(Timing.values())
          .filter(Timing::isChosen)
          .map(Timing::title)
          .collect(Collectors.joining(", "));

  /** The scope of a line that is not known to come by itself. */
  static Scope with(Set<TargetWord> provided) {
    return new Scope(0, false, true, provided);
  }

  Scope withResults(int number) {
    return new Scope(number, action, chosen, provided);
  }

  /** The number of results that messages name; none if it is not known. */
  int shownResults() {
    return results == Integer.MAX_VALUE ? 0 : results;
  }

  /** The scope below a trigger. */
  Scope at(Trigger trigger) {
    return new Scope(results, acts(trigger), trigger.isChosen(), provided(trigger));
  }

  /** The scope below a later part of an action, which is for whom its first part is. */
  Scope then(Trigger trigger) {
    return new Scope(results, acts(trigger), chosen, provided);
  }

  /** The targets that a trigger provides: when a poll is closed, who won is known anywhere. */
  private Set<TargetWord> provided(Trigger trigger) {
    boolean closes = trigger instanceof Trigger.On on && on.event() == Trigger.Event.POLL_CLOSED;
    return closes ? OF_POLL : provided;
  }

  private static boolean acts(Trigger trigger) {
    return trigger instanceof Trigger.On on
        && (on.event() == Trigger.Event.ACTION || on.event() == Trigger.Event.ANY_ACTION);
  }

  boolean has(TargetWord target) {
    boolean ofAction =
        target == TargetWord.ACTION_ABILITY_TYPE || target == TargetWord.ACTION_FEEDBACK;
    return ofAction ? action : chosen || target.selections() == 0;
  }

  boolean provides(TargetWord target) {
    return provided.contains(target);
  }

  /** The advice for who uses a target that there is not. */
  String where(TargetWord target) {
    if (target.selections() == 0) {
      return "@" + target.title() + " under On Action only";
    }
    String times = "@" + target.title() + " only where a player chooses (" + TIMES + ")";
    return provides(TargetWord.WINNER) ? "@Winner; " + times : times;
  }
}
