package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.spi.verb.Verb;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * The check for entities that a player chooses, chance draws, or lines are run for each of,
 * although no line inside is about the target. A choice without any line shows what there is to
 * choose from; lines that change something count those that they are run for, or ask whether there
 * are any.
 *
 * @param places the places of the parts of effects
 */
public record UnreadTargets(PartPlaces places) {

  private static final String EXPECTED = "a line about 'target', or the lines alone";

  /**
   * The choices that no line reads.
   *
   * @return what is in doubt unless rules written by hand look at targets, too
   */
  public static List<Finding> of(Collection<Effect> effects, PartPlaces places) {
    UnreadTargets check = new UnreadTargets(places);
    List<Finding> unread = new ArrayList<>();
    for (Effect effect : effects) {
      effect.steps().forEach(step -> check.step(effect, step, unread));
    }
    return unread;
  }

  private void step(Effect effect, Step step, List<Finding> unread) {
    if (step instanceof Step.Draw draw) {
      found(effect, step, "at random", "one of ", draw.group(), draw.body(), unread);
    } else if (step instanceof Step.ForEach each
        && each.body().stream().allMatch(UnreadTargets::isDoneAtOnce)) {
      found(effect, step, "for each", "each of ", each.group(), each.body(), unread);
    } else if (step instanceof Step.Choose choose) {
      for (Step.Branch branch : choose.branches()) {
        branch
            .picks()
            .filter(group -> !branch.body().isEmpty())
            .ifPresent(
                group -> found(effect, step, "choose", "one of ", group, branch.body(), unread));
      }
    }
  }

  /** True of a line that only shows something, which all see once it was run. */
  private static boolean isDoneAtOnce(Step step) {
    return step instanceof Step.Do act && act.verb().changes().equals(Set.of(Verb.Change.SIGHT));
  }

  private void found(
      Effect effect,
      Step step,
      String field,
      String which,
      Selector.Group group,
      List<Step> body,
      List<Finding> unread) {
    if (!read(body)) {
      SourceLocation place = places.step(effect, step).field(field);
      String found = which + Words.quote(group.scope()) + ", whom no line inside names";
      unread.add(Finding.of(Code.UNUSED, place, found, EXPECTED, effect.id()));
    }
  }

  /** True if some of the lines are about the target that they begin with. */
  private static boolean read(List<Step> lines) {
    return lines.stream().anyMatch(UnreadTargets::reads);
  }

  private static boolean reads(Step step) {
    if (step instanceof Step.Do act) {
      return !act.verb().isShipped()
          || act.arguments().values().stream().anyMatch(UnreadTargets::reads);
    }
    if (step instanceof Step.Perform run) {
      return isTarget(run.as());
    }
    if (step instanceof Step.OverGroup over) {
      return isTarget(over.group().of()); // Inside, each of the group is the target.
    }
    if (step instanceof Step.Choose choose) {
      return isTarget(choose.who()) || choose.branches().stream().anyMatch(UnreadTargets::reads);
    }
    return step instanceof Step.If branch && reads(branch.condition())
        || step instanceof Step.Repeat repeat && reads(repeat.times())
        || step.bodies().values().stream().anyMatch(UnreadTargets::read);
  }

  private static boolean reads(Step.Branch branch) {
    return branch.when().filter(UnreadTargets::reads).isPresent()
        || branch
            .picks()
            .map(group -> isTarget(group.of()))
            .orElseGet(
                () ->
                    read(branch.body())
                        || branch.options() instanceof Step.Options.Menu menu
                            && isTarget(menu.about()));
  }

  private static boolean reads(Condition condition) {
    return condition instanceof Condition.Is is && isTarget(is.who())
        || condition instanceof Condition.Has has && isTarget(has.who())
        || condition instanceof Condition.Same same && (isTarget(same.who()) || isTarget(same.as()))
        || condition instanceof Condition.Comparison
            && condition.values().anyMatch(UnreadTargets::reads)
        || condition.parts().stream().anyMatch(UnreadTargets::reads);
  }

  private static boolean reads(Argument argument) {
    return argument instanceof Selector.Role role && isTarget(role)
        || argument instanceof Selector.Group group && isTarget(group.of())
        || argument instanceof Value.StatOf number && isTarget(number.who())
        || argument instanceof Value.OfGroup some && isTarget(some.group().of())
        || argument instanceof Value value && value.parts().stream().anyMatch(UnreadTargets::reads);
  }

  private static boolean isTarget(Selector.Role role) {
    return role.equals(Selector.Role.TARGET);
  }
}
