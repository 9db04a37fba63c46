package dev.runesheet.game.declared.authoring.check.reading;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.SeenBy;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.word.Property;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;

/**
 * The programs in which a hidden card decides how they go on, and those that they run then: the
 * name of such a program, or the place of its lines, would tell others what the card is.
 */
public final class HiddenWays {

  private static final Set<String> KNOWN = Set.of(Property.ZONE, Property.OWNER);

  private final DeclaredCatalog catalog;
  private final Map<String, Effect> effects = new LinkedHashMap<>();
  private final Set<String> found = new TreeSet<>();
  private final RoleSpots unknown;
  private MovingPrograms moving;

  private HiddenWays(Collection<Effect> all, DeclaredCatalog catalog) {
    this.catalog = catalog;
    this.unknown = RoleSpots.unknown(catalog);
    all.forEach(effect -> effects.put(effect.id(), effect));
  }

  /** The ids of those of some effects, sorted. */
  public static List<String> of(Collection<Effect> all, DeclaredCatalog catalog) {
    HiddenWays ways = new HiddenWays(all, catalog);
    if (catalog.zones().keySet().stream().anyMatch(ways::isHidden)) {
      Set<String> asked = catalog.permissions();
      all.stream().filter(effect -> !asked.contains(effect.id())).forEach(ways::program);
    }
    return List.copyOf(ways.found);
  }

  private boolean isHidden(String zone) {
    return catalog.seenBy(zone) != SeenBy.ALL;
  }

  private boolean isHidden(Spot spot) {
    return spot.zones().filter(zones -> zones.stream().anyMatch(this::isHidden)).isPresent();
  }

  private void program(Effect effect) {
    if (effect.body() instanceof Body.Program program) {
      List<Step> decided = new ArrayList<>();
      lines(effect, program.steps(), unknown, (step, here) -> here, decided);
      if (!decided.isEmpty()) { // Only then is it looked at what moves in between.
        decided.clear();
        lines(effect, program.steps(), unknown, this::after, decided);
      }
      if (!decided.isEmpty()) {
        found.add(effect.id());
        boolean stops = decided.stream().flatMap(Step::all).anyMatch(Step.Stop.class::isInstance);
        List<Step> told = stops ? program.steps() : decided; // What follows a stop depends on it.
        told.forEach(step -> step.all().forEach(this::performed));
      }
    }
  }

  private void lines(
      Effect effect,
      List<Step> steps,
      RoleSpots start,
      BiFunction<Step, RoleSpots, RoleSpots> after,
      List<Step> decided) {
    RoleSpots here = start;
    for (Step step : steps) {
      if (tells(effect, step) && isDecided(step, here)) {
        decided.add(step);
      }
      RoleFacts.inside(here, step, (body, inside) -> lines(effect, body, inside, after, decided));
      here = after.apply(step, here);
    }
  }

  /** True for a step of a player's program, and for one that runs others, which may be so. */
  private static boolean tells(Effect effect, Step step) {
    return RuleOwners.PROGRAMS.contains(effect.owner())
        || step.all().anyMatch(one -> one instanceof Step.Perform);
  }

  private RoleSpots after(Step step, RoleSpots here) {
    if (moving == null) {
      moving = new MovingPrograms(effects.values(), catalog);
    }
    return here.after(moving.of(step));
  }

  /** Adds the program that a step runs, with those that it runs itself. */
  private void performed(Step step) {
    if (step instanceof Step.Perform run && effects.containsKey(run.effect())) {
      Effect effect = effects.get(run.effect());
      if (found.add(effect.id()) && effect.body() instanceof Body.Program program) {
        program.steps().forEach(one -> one.all().forEach(this::performed));
      }
    }
  }

  /** True if a step goes on in one way or another by what a hidden card is. */
  private boolean isDecided(Step step, RoleSpots here) {
    if (step instanceof Step.If branch) {
      return reads(branch.condition(), here);
    }
    if (step instanceof Step.Choose choose) {
      return choose.branches().stream()
          .flatMap(way -> way.when().stream())
          .anyMatch(when -> reads(when, here));
    }
    return step instanceof Step.Repeat repeat
        ? reads(repeat.times(), here)
        : step.groups().anyMatch(group -> reads(group, here));
  }

  private boolean reads(Selector.Group group, RoleSpots here) {
    RoleSpots each = here.each(group);
    return group.where().stream().anyMatch(where -> reads(where, each));
  }

  private boolean reads(Condition condition, RoleSpots here) {
    if (condition instanceof Condition.Is is) {
      return !KNOWN.contains(is.property()) && isHidden(here.of(is.who()));
    }
    if (condition instanceof Condition.Has has) {
      return isHidden(here.of(has.who()));
    }
    if (condition instanceof Condition.Same same) {
      return !KNOWN.contains(same.property())
          && (isHidden(here.of(same.who())) || isHidden(here.of(same.as())));
    }
    return condition instanceof Condition.Comparison comparison
        ? comparison.values().anyMatch(value -> reads(value, here))
        : condition.parts().stream().anyMatch(part -> part != condition && reads(part, here));
  }

  private boolean reads(Value value, RoleSpots here) {
    if (value instanceof Value.StatOf number && isHidden(here.of(number.who()))) {
      return true;
    }
    if (value instanceof Value.OfGroup some) {
      boolean ofNumbers = value instanceof Value.Total || value instanceof Value.Extreme;
      return reads(some.group(), here) || ofNumbers && isHidden(here.of(some.group()));
    }
    return value.parts().stream().anyMatch(part -> reads(part, here));
  }
}
