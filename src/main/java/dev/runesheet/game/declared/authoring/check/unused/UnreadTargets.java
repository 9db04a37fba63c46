package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.generate.TargetReads;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
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

  /** The lines about the target; what verbs of others look at is not known. */
  private static final TargetReads READS = new TargetReads(act -> !act.verb().isShipped());

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
    } else if (step instanceof Step.ForEach each && each.asked().isPresent()) {
      found(effect, step, "choose", "several of ", each.group(), each.body(), unread);
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
    if (!READS.in(body)) {
      SourceLocation place = places.step(effect, step).field(field);
      String found = which + Words.quote(group.scope()) + ", whom no line inside names";
      unread.add(Finding.of(Code.UNUSED, place, found, EXPECTED, effect.id()));
    }
  }
}
