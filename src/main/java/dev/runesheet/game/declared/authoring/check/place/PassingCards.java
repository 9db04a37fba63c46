package dev.runesheet.game.declared.authoring.check.place;

import dev.runesheet.engine.verb.EnterPlay;
import dev.runesheet.engine.verb.LeavePlay;
import dev.runesheet.model.Step;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Cards that are in play only until a later line of the program that brings them, as spells are.
 */
public final class PassingCards {

  private static final String TARGET = "target";

  private PassingCards() {}

  /** The lines of a program whose cards a later one surely takes out of play. */
  public static Set<Step> lines(List<Step> steps) {
    Set<Step> passing = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < steps.size(); i++) {
      if (away(steps, i).isPresent()) {
        passing.add(steps.get(i));
      }
    }
    return passing;
  }

  /** The lines among them whose cards the very next line takes out of play. */
  public static Set<Step> fleeting(List<Step> steps) {
    Set<Step> fleeting = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i + 1 < steps.size(); i++) {
      Step next = steps.get(i + 1);
      if (away(steps, i).filter(away -> away == next).isPresent()) {
        fleeting.add(steps.get(i));
      }
    }
    return fleeting;
  }

  /** The line that surely takes the card of another out of play. */
  private static Optional<Step> away(List<Step> steps, int line) {
    if (!(steps.get(line) instanceof Step.Do act) || !act.verb().like().equals(EnterPlay.NAME)) {
      return Optional.empty();
    }
    return steps.subList(line + 1, steps.size()).stream()
        .takeWhile(step -> step.all().noneMatch(Step::ends))
        .filter(step -> takesAway(step, act))
        .findFirst();
  }

  private static boolean takesAway(Step step, Step.Do entering) {
    return step instanceof Step.Do act
        && act.verb().like().equals(LeavePlay.NAME)
        && act.arguments().get(TARGET).equals(entering.arguments().get(TARGET));
  }
}
