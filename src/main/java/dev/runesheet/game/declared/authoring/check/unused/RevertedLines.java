package dev.runesheet.game.declared.authoring.check.unused;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.StatusVerbs;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.StatWrite;
import dev.runesheet.spelling.StatEvent;
import dev.runesheet.spi.verb.Verb;
import dev.runesheet.spi.verb.Writes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The check for lines whose change the next line undoes before anything can notice it: a status
 * that is ended at once, and a number that is set to another at once.
 */
public final class RevertedLines {

  private final Set<String> noticed;
  private final PartPlaces places;
  private final List<Finding> found = new ArrayList<>();

  private RevertedLines(Set<String> noticed, PartPlaces places) {
    this.noticed = noticed;
    this.places = places;
  }

  /** A number of somebody that a line changes. */
  private record Changed(Argument who, String stat, Writes.How how, Argument amount) {

    static Optional<Changed> by(Step.Do act) {
      return act.verb().writes().map(write -> of(act, write));
    }

    private static Changed of(Step.Do act, StatWrite write) {
      Argument amount = act.arguments().get(write.amount());
      return new Changed(whom(act), act.stat().orElse(""), write.how(), amount);
    }

    boolean isOfSameNumber(Changed other) {
      return who != null && who.equals(other.who) && stat.equals(other.stat);
    }

    boolean isSet() {
      return how == Writes.How.SET && amount instanceof Value.Constant;
    }
  }

  /**
   * The lines of programs that are undone.
   *
   * @return what is in doubt unless rules written by hand answer changes of numbers, too
   */
  public static List<Finding> of(
      Collection<Effect> effects, DeclaredCatalog catalog, PartPlaces places) {
    Set<String> noticed =
        effects.stream()
            .map(effect -> effect.trigger().event())
            .collect(Collectors.toCollection(HashSet::new));
    catalog
        .extras()
        .sums()
        .values()
        .forEach(parts -> parts.forEach(part -> noticed.add(StatEvent.of(part))));
    RevertedLines check = new RevertedLines(noticed, places);
    effects.forEach(check::program);
    return check.found;
  }

  private void program(Effect effect) {
    if (effect.body() instanceof Body.Program program) {
      lines(effect, program.steps());
      effect
          .steps()
          .flatMap(step -> step.bodies().values().stream())
          .forEach(inside -> lines(effect, inside));
    }
  }

  private void lines(Effect effect, List<Step> steps) {
    for (int i = 0; i + 1 < steps.size(); i++) {
      if (steps.get(i) instanceof Step.Do first
          && steps.get(i + 1) instanceof Step.Do next
          && (endsStatus(first, next) || setsNumber(first, next))) {
        String expected = "no such line, as " + Words.quote(effect.say(next)) + " follows at once";
        String line = Words.quote(effect.say(first));
        found.add(
            Finding.of(Code.NO_CHANGE, places.step(effect, first), line, expected, effect.id()));
      }
    }
  }

  /** True if a line gives a status that the next one ends. */
  private static boolean endsStatus(Step.Do first, Step.Do next) {
    String ends = next.verb().name();
    Argument status = first.arguments().get("effect");
    return status instanceof Argument.Word
        && !first.verb().name().equals(StatusVerbs.LIFT)
        && whom(first) != null
        && whom(first).equals(whom(next))
        && (ends.equals(StatusVerbs.LIFT_ALL)
            || ends.equals(StatusVerbs.LIFT) && status.equals(next.arguments().get("effect")));
  }

  /** True if a line does nothing but change a number, unnoticed, that the next one sets. */
  private boolean setsNumber(Step.Do first, Step.Do next) {
    Optional<Changed> before = Changed.by(first);
    return before.isPresent()
        && Set.of(Verb.Change.STAT, Verb.Change.REACH).containsAll(first.verb().changes())
        && first.verb().raises().isEmpty()
        && !first.verb().yields()
        && !noticed.contains(StatEvent.of(before.get().stat()))
        && Changed.by(next)
            .filter(after -> after.isSet() && after.isOfSameNumber(before.get()))
            .isPresent();
  }

  /** The first entity that a line is given; null if there is none. */
  private static Argument whom(Step.Do act) {
    return act.verb().parameters().stream()
        .filter(one -> one.type() == Parameter.Type.ENTITY)
        .findFirst()
        .map(one -> act.arguments().get(one.name()))
        .orElse(null);
  }
}
