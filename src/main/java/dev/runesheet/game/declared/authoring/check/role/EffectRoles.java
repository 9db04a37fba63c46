package dev.runesheet.game.declared.authoring.check.role;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * The roles where each effect of a game begins: those of its owner, its trigger and its action, and
 * those of a procedure by all lines that run it together. One that no line runs is anybody's.
 */
public final class EffectRoles {

  private final DeclaredCatalog catalog;
  private final Map<String, Effect> effects;

  /** The kinds of the game, with those about which lines raise events as far as they are known. */
  private final PossibleKinds possible;

  /** The same as the lines that are looked at say. */
  private final RaisedKinds raises = RaisedKinds.none();

  /** True if cards use abilities of others, as 'self' of their lines. */
  private final boolean lent;

  private final Map<String, RoleKinds> procedures = new HashMap<>();

  /** The lines that run a procedure for another role than is meant, with that one. */
  private final Map<Step.Perform, Selector.Role> meant;

  /** The roles of effects that are no procedures, each worked out when it is first asked for. */
  private final Map<Effect, RoleKinds> starting = new IdentityHashMap<>();

  private final Deque<Effect> open = new ArrayDeque<>();

  private EffectRoles(
      DeclaredCatalog catalog,
      Map<String, Effect> effects,
      RaisedKinds raised,
      Map<String, Set<String>> inZones,
      Map<Step.Perform, Selector.Role> meant) {
    this.catalog = catalog;
    this.meant = meant;
    this.effects = effects;
    possible = new PossibleKinds(catalog, raised, inZones);
    lent =
        effects.values().stream()
            .flatMap(Effect::calls)
            .anyMatch(act -> act.verb().name().equals(AnswerVerbs.USE_ABILITY));
    effects.values().stream().filter(effect -> !isProcedure(effect)).forEach(open::add);
    while (!open.isEmpty()) {
      Effect effect = open.remove();
      if (effect.body() instanceof Body.Program program) {
        lines(program.steps(), ofLines(effect), null);
      }
    }
  }

  /** The roles of the effects of a game. */
  public static EffectRoles of(Collection<Effect> effects, DeclaredCatalog catalog) {
    return of(effects, catalog, Map.of(), Map.of());
  }

  /**
   * The roles of the effects of a game.
   *
   * @param inZones the kinds of cards that can be in each zone, and attached; empty if they are not
   *     known
   * @param meant the lines that run a procedure for another role than is meant, with that one
   */
  public static EffectRoles of(
      Collection<Effect> effects,
      DeclaredCatalog catalog,
      Map<String, Set<String>> inZones,
      Map<Step.Perform, Selector.Role> meant) {
    Map<String, Effect> byId = new LinkedHashMap<>();
    effects.forEach(effect -> byId.put(effect.id(), effect));
    RaisedKinds any = RaisedKinds.any(effects, catalog);
    RaisedKinds raised = new EffectRoles(catalog, byId, any, inZones, meant).raises;
    return new EffectRoles(catalog, byId, raised, inZones, meant);
  }

  /**
   * The events of those that lines raise which they raise about one sort of entities alone.
   *
   * @param sort whether all kinds are of that sort
   */
  public Set<String> eventsOf(Predicate<Set<String>> sort) {
    return RaisedKinds.events(effects.values()).stream()
        .filter(event -> raises.of(event).filter(sort).isPresent())
        .collect(Collectors.toSet());
  }

  private static boolean isProcedure(Effect effect) {
    return effect.owner().equals(RuleOwners.PROCEDURES);
  }

  /**
   * Notes what lines run and raise.
   *
   * @param outer the kinds of the effect's holder in lines in which others are 'self', else null
   */
  private void lines(List<Step> steps, RoleKinds roles, Set<String> outer) {
    RoleFacts.lines(
        roles,
        steps,
        (step, here) -> {
          Set<String> holder = outer == null ? here.of(Selector.Role.SELF) : outer;
          line(step, here, holder);
          Set<String> inside = step.turnsSelf() ? holder : outer;
          RoleFacts.inside(here, step, (body, there) -> lines(body, there, inside));
        });
  }

  private void line(Step step, RoleKinds here, Set<String> holder) {
    if (step instanceof Step.Perform run && here.has(run.as())) {
      RoleKinds roles = here.as(meant.getOrDefault(run, run.as()));
      procedure(run.effect()).ifPresent(procedure -> run(procedure, roles));
    } else if (step instanceof Step.Do act) {
      raises.line(act, here, lent ? possible.all() : holder);
    }
  }

  private void run(Effect procedure, RoleKinds roles) {
    RoleKinds before = procedures.get(procedure.id());
    RoleKinds all = before == null ? roles : before.together(roles);
    if (!all.equals(before)) {
      procedures.put(procedure.id(), all);
      open.add(procedure);
    }
  }

  /** The effect with an id, if there is one. */
  public Optional<Effect> effect(String id) {
    return Optional.ofNullable(effects.get(id));
  }

  /** The procedure with an id, if it is one. */
  public Optional<Effect> procedure(String id) {
    return effect(id).filter(EffectRoles::isProcedure);
  }

  /** The kinds of those that carry out a procedure; empty if no line runs it. */
  public Optional<Set<String>> carryingOut(String procedure) {
    return Optional.ofNullable(procedures.get(procedure))
        .map(roles -> roles.of(Selector.Role.SELF));
  }

  /** The roles of an effect where it begins. */
  public RoleKinds of(Effect effect) {
    if (procedures.containsKey(effect.id())) {
      return procedures.get(effect.id());
    }
    return starting.computeIfAbsent(effect, any -> RoleKinds.of(any, possible));
  }

  /** The roles in an effect's lines; those of an action are done only where it is legal. */
  public RoleKinds ofLines(Effect effect) {
    return catalog.actions().values().stream()
        .filter(action -> action.program().equals(effect.id()))
        .flatMap(action -> effect(action.legal()).stream())
        .flatMap(legal -> condition(legal).stream())
        .reduce(of(effect), RoleKinds::when, (one, other) -> one);
  }

  /** The condition of an action; a change that a mutation test tries may have taken it away. */
  public static Optional<Condition> condition(Effect legal) {
    return legal.body() instanceof Body.Program program
        ? program.steps().stream()
            .limit(1)
            .filter(Step.If.class::isInstance)
            .map(step -> ((Step.If) step).condition())
            .findFirst()
        : Optional.empty();
  }
}
