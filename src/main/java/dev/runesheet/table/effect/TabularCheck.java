package dev.runesheet.table.effect;

import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Duration;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Stacking;
import dev.runesheet.model.Step;
import dev.runesheet.model.Trigger;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Subject;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.table.cell.Literals;
import dev.runesheet.table.effect.column.GuardColumn;
import dev.runesheet.table.layout.Roles;
import dev.runesheet.table.layout.VerbColumn;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The test whether an effect fits into rows: a guard of simple comparisons, then verbs one after
 * the other with a number, a stat or a die each; or several of these, of which the first that fits
 * counts. Every other effect stays in its language, with a finding that says why.
 */
public final class TabularCheck {

  /** The effects that rows of verbs can say, in words. */
  static final String EXPECTED =
      "verbs with plain numbers, one after the other, under conditions on numbers or none";

  /**
   * An effect as a table sees it.
   *
   * @param guards conditions that must all hold; none if it always runs
   * @param acts its verbs in order
   * @param otherwise what counts if the guards do not hold; null if there is nothing
   */
  record Shape(List<Condition> guards, List<Step.Do> acts, Shape otherwise) {

    /** The shape and those that count otherwise, in their order. */
    List<Shape> all() {
      List<Shape> all = new ArrayList<>();
      for (Shape shape = this; shape != null; shape = shape.otherwise) {
        all.add(shape);
      }
      return all;
    }
  }

  private final Effect effect;
  private final Roles.Place roles;
  private final Diagnostics findings;
  private boolean fits = true;

  private TabularCheck(Effect effect, Roles.Place roles, Diagnostics findings) {
    this.effect = effect;
    this.roles = roles;
    this.findings = findings;
  }

  /**
   * The shape of an effect.
   *
   * @param roles the part of the table that names the entities of verbs
   * @return the shape, or null if it has none; the findings say why
   */
  static Shape of(Effect effect, Roles.Place roles, Diagnostics findings) {
    TabularCheck tabular = new TabularCheck(effect, roles, findings);
    tabular.checkFrame();
    if (!(effect.body() instanceof Body.Program program)) {
      boolean changes = effect.body() instanceof Body.Modify;
      tabular.refuse(
          effect.source(), changes ? "a change while it is in play" : "effects taken out of force");
      return null;
    }
    Shape shape = tabular.shape(program.steps());
    return tabular.fits ? shape : null;
  }

  private void checkFrame() {
    check(effect.priority() == 0, "the priority " + effect.priority());
    check(effect.duration().equals(Duration.WHILE_IN_PLAY), "a duration");
    check(effect.stacking().equals(Stacking.ADDITIVE), "a way of stacking");
    boolean usual = effect.trigger().isUsual();
    boolean activated = effect.trigger().equals(Trigger.ACTIVATED);
    check(
        activated || usual && !effect.trigger().activated(),
        "an answer to the end of its own card");
    check(effect.text().isEmpty(), "a sentence of its author's");
    check(Literals.isId(effect.id()), "the id '" + effect.id() + "'");
    // Where owners are ids, the cell is found not to take another.
    check(Literals.isName(effect.owner()), "the owner '" + effect.owner() + "'");
    check(Literals.isName(effect.name()), "the name '" + effect.name() + "'");
  }

  private Shape shape(List<Step> steps) {
    List<Step> lines = withoutStop(steps);
    boolean guarded = !lines.isEmpty() && lines.get(0) instanceof Step.If;
    if (!guarded) {
      return new Shape(List.of(), acts(lines), null);
    }
    Step.If branch = (Step.If) lines.get(0);
    if (lines.size() > 1) {
      refuse(lines.get(1).source(), "a line after a condition");
    }
    boolean more = !withoutStop(branch.otherwise()).isEmpty();
    Shape otherwise = more ? shape(branch.otherwise()) : null;
    return new Shape(guards(branch), acts(withoutStop(branch.then())), otherwise);
  }

  private List<Condition> guards(Step.If branch) {
    boolean single = GuardColumn.of(branch.condition()) != null; // A range is one cell.
    List<Condition> guards =
        !single && branch.condition() instanceof Condition.All all
            ? all.of()
            : List.of(branch.condition());
    for (Condition guard : guards) {
      if (GuardColumn.of(guard) == null) {
        String roles = roles(guard.values(), Roles.Place.HEADING);
        refuse(branch.source(), roles + "the condition '" + guard + "'");
      }
    }
    if (guards.isEmpty()) {
      refuse(branch.source(), "a condition without parts");
    }
    return guards;
  }

  private List<Step.Do> acts(List<Step> lines) {
    List<Step.Do> acts = new ArrayList<>();
    for (Step line : lines) {
      if (!(line instanceof Step.Do act)) {
        refuse(line.source(), word(line));
      } else if (VerbColumn.of(act, roles) == null) {
        String refused = roles(act.arguments().values().stream(), roles);
        refuse(line.source(), refused + "'" + effect.say(act) + "'");
      } else {
        acts.add(act);
      }
    }
    return acts;
  }

  /** The roles that no row can name; empty if it is not for them that no row can say something. */
  private static String roles(Stream<? extends Argument> arguments, Roles.Place place) {
    String named =
        arguments
            .map(TabularCheck::role)
            .filter(role -> !role.isEmpty() && !place.takes(role))
            .distinct()
            .map(Words::quote)
            .collect(Collectors.joining(" and "));
    return named.isEmpty() ? "" : "the role " + named + " in ";
  }

  /** The role that an argument names; empty if it names none. */
  private static String role(Argument argument) {
    if (argument instanceof Selector.Role role) {
      return role.name();
    }
    return argument instanceof Value.StatOf stat ? stat.who().name() : "";
  }

  private static String word(Step line) {
    if (line instanceof Step.Choose) {
      return "a choice";
    }
    if (line instanceof Step.Draw) {
      return "a target drawn by chance";
    }
    if (line instanceof Step.OverGroup) {
      return "lines for each of several";
    }
    return line instanceof Step.If
        ? "a condition after the first line"
        : line instanceof Step.Stop ? "an early end" : "another effect's lines";
  }

  /** The lines before a stop that is the last of them; a row ends there anyway. */
  public static List<Step> withoutStop(List<Step> steps) {
    boolean stops = !steps.isEmpty() && steps.get(steps.size() - 1) instanceof Step.Stop;
    return stops ? steps.subList(0, steps.size() - 1) : steps;
  }

  private void check(boolean holds, String found) {
    if (!holds) {
      refuse(effect.source(), found);
    }
  }

  private void refuse(SourceLocation place, String found) {
    fits = false;
    SourceLocation known = place.equals(SourceLocation.NONE) ? effect.source() : place;
    findings.add(refused(effect, known, found, EXPECTED));
  }

  /** The finding that no row can be an effect. */
  static Diagnostic refused(Effect effect, SourceLocation place, String found, String expected) {
    return Diagnostic.of(Code.INEXPRESSIBLE, place, effect.id() + ": " + found, expected)
        .about(Subject.written(effect.id()));
  }
}
