package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.spi.verb.Verb;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/**
 * The programs of a game with the roles whose cards surely lie in one zone: those where each
 * begins, of a procedure those of all lines that run it, and those at each of its lines.
 */
final class CommonPrograms {

  private final DeclaredCatalog catalog;
  private final Map<String, Effect> procedures = new HashMap<>();

  /** The procedures that may move cards. */
  private final Set<String> moving = new HashSet<>();

  private final Map<String, CommonRoles> begins = new HashMap<>();

  CommonPrograms(DeclaredCatalog catalog, Collection<Effect> effects) {
    this.catalog = catalog;
    effects.stream()
        .filter(effect -> effect.owner().equals(RuleOwners.PROCEDURES))
        .forEach(effect -> procedures.put(effect.id(), effect));
    boolean more = true;
    while (more) { // Procedures run each other.
      more = procedures.values().stream().filter(this::moves).anyMatch(one -> moving.add(one.id()));
    }
    Deque<Effect> open = new ArrayDeque<>(effects);
    open.removeIf(effect -> procedures.containsKey(effect.id()));
    while (!open.isEmpty()) {
      Effect effect = open.remove();
      lines(effect, begins(effect), (step, here) -> begin(step, here).ifPresent(open::add));
    }
  }

  /** The procedure that a line runs, if that begins with fewer roles for it than for others. */
  private Optional<Effect> begin(Step step, CommonRoles here) {
    return step instanceof Step.Perform run
        ? procedure(run).filter(procedure -> begin(procedure, here.as(run.as())))
        : Optional.empty();
  }

  private boolean begin(Effect procedure, CommonRoles roles) {
    CommonRoles before = begins.get(procedure.id());
    CommonRoles both = before == null ? roles : before.and(roles);
    begins.put(procedure.id(), both);
    return !both.equals(before);
  }

  /** The procedure that a line runs. */
  Optional<Effect> procedure(Step.Perform run) {
    return Optional.ofNullable(procedures.get(run.effect()));
  }

  /** The roles where a program begins. */
  CommonRoles begins(Effect effect) {
    return procedures.containsKey(effect.id())
        ? begins.getOrDefault(effect.id(), CommonRoles.none(catalog))
        : CommonRoles.of(effect, catalog);
  }

  /** Visits all lines of an effect that begins with some roles, each with those of its own. */
  void lines(Effect effect, CommonRoles roles, BiConsumer<Step, CommonRoles> visitor) {
    if (effect.body() instanceof Body.Program program) {
      lines(program.steps(), roles, visitor);
    }
  }

  private void lines(List<Step> steps, CommonRoles roles, BiConsumer<Step, CommonRoles> visitor) {
    CommonRoles here = roles;
    for (Step step : steps) {
      boolean moves = step.all().anyMatch(this::moves);
      visitor.accept(step, here);
      // What is around lines that are run again may have been moved by them.
      CommonRoles around = moves && !(step instanceof Step.If) ? here.moved() : here;
      RoleFacts.inside(around, step, (body, there) -> lines(body, there, visitor));
      here = moves ? here.moved() : here;
    }
  }

  private boolean moves(Effect procedure) {
    return procedure.body() instanceof Body.Program program
        && program.steps().stream().flatMap(Step::all).anyMatch(this::moves);
  }

  private boolean moves(Step step) {
    return step instanceof Step.Perform run
            && (procedure(run).isEmpty() || moving.contains(run.effect()))
        || step instanceof Step.Do act
            && (act.verb().changes().contains(Verb.Change.PLACE) || act.verb().yields());
  }
}
