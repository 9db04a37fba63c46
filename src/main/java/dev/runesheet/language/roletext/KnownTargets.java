package dev.runesheet.language.roletext;

import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.game.werewolf.word.Timing;
import dev.runesheet.language.roletext.tree.Definition.Sort;
import dev.runesheet.language.roletext.tree.Trigger;
import dev.runesheet.spelling.Series;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The targets that exist at a place of a text.
 *
 * @param results how many results a process left
 * @param action whether something was done just now, so that its type and feedback are known
 * @param chosen whether a player chooses for whom it is
 * @param closed whether a poll was closed just now, so that its winner is known
 * @param sorts what the definition that it is a place of may be: one, or all if its header is wrong
 */
record KnownTargets(int results, boolean action, boolean chosen, boolean closed, Set<Sort> sorts) {

  /** The targets of a poll. */
  private static final Set<TargetWord> OF_POLL =
      Set.of(TargetWord.WINNER, TargetWord.ALL, TargetWord.VOTERS);

  private static final Set<Sort> POLLING = Set.of(Sort.POLL, Sort.GROUP);

  /** The targets that only who has an ability has. */
  private static final Set<TargetWord> OF_HOLDER = Set.of(TargetWord.SELF, TargetWord.TARGET);

  private static final String TIMES =
      Arrays.stream(Timing.values())
          .filter(Timing::isChosen)
          .map(Timing::title)
          .collect(Collectors.joining(", "));

  /** The scope of a line of a definition that is not known to come by itself. */
  static KnownTargets of(Set<Sort> sorts) {
    return new KnownTargets(0, false, true, false, sorts);
  }

  KnownTargets withResults(int number) {
    return new KnownTargets(number, action, chosen, closed, sorts);
  }

  /** The number of results that messages name; none if it is not known. */
  int shownResults() {
    return results == Integer.MAX_VALUE ? 0 : results;
  }

  /** The scope below a trigger. */
  KnownTargets at(Trigger trigger) {
    return new KnownTargets(results, acts(trigger), trigger.isChosen(), closes(trigger), sorts);
  }

  /** The scope below a later part of an action, which is for whom its first part is. */
  KnownTargets then(Trigger trigger) {
    return new KnownTargets(results, acts(trigger), chosen, closed, sorts);
  }

  private static boolean closes(Trigger trigger) {
    return trigger instanceof Trigger.On on && on.event() == Trigger.Event.POLL_CLOSED;
  }

  private static boolean acts(Trigger trigger) {
    return trigger instanceof Trigger.On on
        && (on.event() == Trigger.Event.ACTION || on.event() == Trigger.Event.ANY_ACTION);
  }

  boolean has(TargetWord target) {
    boolean ofAction =
        target == TargetWord.ACTION_ABILITY_TYPE || target == TargetWord.ACTION_FEEDBACK;
    if (closed && POLLING.containsAll(sorts) && OF_HOLDER.contains(target)) {
      return false; // A poll speaks of its result, not of whoever carries that out.
    }
    return ofAction ? action : chosen || target.selections() == 0;
  }

  /** True if a target is known by a poll: by its definition, and anywhere when one is closed. */
  boolean provides(TargetWord target) {
    return (closed || sorts.contains(Sort.POLL)) && OF_POLL.contains(target);
  }

  /** The advice for who uses a target that there is not. */
  String where(TargetWord target) {
    if (OF_HOLDER.contains(target)) {
      return Series.or(OF_POLL.stream().map(TargetWord::word).sorted().toList())
          + ": a poll knows nobody else";
    } else if (target.selections() == 0) {
      return "@" + target.title() + " under On Action only";
    }
    String times = "@" + target.title() + " only where a player chooses (" + TIMES + ")";
    return provides(TargetWord.WINNER) ? "@Winner; " + times : times;
  }
}
