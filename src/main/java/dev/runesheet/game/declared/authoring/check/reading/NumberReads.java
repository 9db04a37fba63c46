package dev.runesheet.game.declared.authoring.check.reading;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.role.EffectRoles;
import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.Offer;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.number.Calculated;
import dev.runesheet.game.declared.verb.AnswerVerbs;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.word.EngineScope;
import dev.runesheet.word.StandardVerb;
import dev.runesheet.word.WordList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The places of those whose numbers programs, needs of abilities and calculations read. Where it is
 * not known who is meant, anybody may be.
 */
final class NumberReads {

  /** Verbs that write a number without regard to what changes it in play. */
  private static final Set<String> WRITING = Set.of(StandardVerb.ADD_STAT, StandardVerb.SET_STAT);

  /**
   * A read of a number.
   *
   * @param spot whose it is
   * @param chosen whether it is read only by what the player whose turn it is chooses to do
   */
  record Read(Spot spot, boolean chosen) {}

  private final DeclaredCatalog catalog;
  private final Map<String, Effect> effects = new LinkedHashMap<>();
  private final MovingPrograms moving;
  private final RoleSpots unknown;
  private final Map<String, Set<Read>> reads = new HashMap<>();
  private final Map<String, RoleSpots> begun = new HashMap<>();
  private final Deque<String> open = new ArrayDeque<>();

  /** The id of the program whose lines are looked at. */
  private String current = "";

  /** The reads of a game whose effects are these. */
  NumberReads(Collection<Effect> all, DeclaredCatalog catalog) {
    this.catalog = catalog;
    all.forEach(effect -> effects.put(effect.id(), effect));
    moving = new MovingPrograms(effects.values(), catalog);
    unknown = RoleSpots.unknown(catalog);
    begin();
    while (!open.isEmpty()) {
      current = open.remove();
      Effect effect = effects.get(current);
      if (effect != null && effect.body() instanceof Body.Program program) {
        lines(program.steps(), begun.get(effect.id()));
      }
    }
    ExpressionNumbers.of(catalog).forEach(stat -> read(stat, Spot.UNKNOWN, unknown));
    for (int before = -1; before < size(); ) { // Sums may be of sums.
      before = size();
      catalog.extras().sums().forEach(this::sum);
    }
  }

  private int size() {
    return reads.values().stream().mapToInt(Set::size).sum();
  }

  private void sum(String sum, List<String> added) {
    added.forEach(one -> reads.computeIfAbsent(one, any -> new HashSet<>()).addAll(of(sum)));
  }

  /** The reads of a number. */
  Set<Read> of(String stat) {
    return Set.copyOf(reads.getOrDefault(stat, Set.of()));
  }

  /** Begins what players choose, and what answers events. */
  private void begin() {
    Set<String> chosen = new HashSet<>();
    catalog
        .actions()
        .forEach(
            (name, action) -> {
              boolean active =
                  catalog.phases().stream()
                      .filter(phase -> phase.actions().contains(name))
                      .allMatch(phase -> phase.who() == DeclaredCatalog.Acting.ACTIVE);
              RoleSpots here = active ? unknown.chosen(action.scope(), action.on()) : unknown;
              chosen.addAll(List.of(action.legal(), action.program()));
              run(action.legal(), here);
              run(action.program(), holding(action.legal(), here));
            });
    Scope.askedNow(catalog.scopes().values()).forEach(stat -> read(stat, Spot.UNKNOWN, unknown));
    catalog.extras().abilityKinds().values().forEach(kind -> kind(kind, chosen));
    catalog
        .abilities()
        .forEach(one -> ability(one, catalog.extras().abilityKinds().get(one.kind()), chosen));
    for (Effect effect : effects.values()) {
      boolean procedure = effect.owner().equals(RuleOwners.PROCEDURES);
      if (!procedure && !chosen.contains(effect.id())) {
        run(effect.id(), unknown);
      }
    }
  }

  /** The roles where an ability of a kind is used; null for one without a kind. */
  RoleSpots using(AbilityKind kind) {
    boolean active =
        catalog.phases().stream()
            .filter(DeclaredCatalog.Phase::abilities)
            .allMatch(phase -> phase.who() == DeclaredCatalog.Acting.ACTIVE);
    String scope =
        kind == null || kind.scope().isEmpty() ? EngineScope.ALLIES.word() : kind.scope();
    return active ? unknown.chosen(scope, "") : unknown;
  }

  private void kind(AbilityKind kind, Set<String> chosen) {
    RoleSpots here = using(kind);
    chosen.addAll(List.of(kind.program(), kind.legal(), kind.usual()));
    run(kind.legal(), here);
    run(kind.program(), holding(kind.legal(), here));
  }

  private void ability(Ability ability, AbilityKind kind, Set<String> chosen) {
    RoleSpots here = using(kind);
    RoleSpots legal = kind == null ? here : holding(kind.legal(), here);
    chosen.add(ability.program());
    chosen.addAll(ability.legal());
    ability.legal().forEach(one -> run(one, legal));
    Spot self = legal.of(Selector.Role.SELF);
    for (String stat : ability.needs().keySet()) {
      read(stat, self, legal);
      if (kind != null && kind.needsMore().containsKey(stat)) {
        read(kind.needsMore().get(stat), self, legal);
      }
    }
    if (kind == null) {
      run(ability.program(), legal);
    }
  }

  /** The roles where an effect that decides whether something is legal holds. */
  private RoleSpots holding(String legal, RoleSpots here) {
    Effect effect = effects.get(legal);
    return effect == null ? here : EffectRoles.condition(effect).map(here::when).orElse(here);
  }

  private void run(String program, RoleSpots here) {
    RoleSpots before = begun.get(program);
    RoleSpots all = before == null ? here : before.or(here);
    if (!all.equals(before)) {
      begun.put(program, all);
      open.add(program);
    }
  }

  private void lines(List<Step> steps, RoleSpots start) {
    RoleSpots here = start;
    for (Step step : steps) {
      RoleSpots now = here;
      line(step, now);
      MovingPrograms.Moved moved = moving.of(step);
      boolean again = step instanceof Step.OverGroup || step instanceof Step.Repeat;
      RoleFacts.inside(
          now, step, (body, inside) -> lines(body, again ? inside.after(moved) : inside));
      here = here.after(moved);
    }
  }

  private void line(Step step, RoleSpots here) {
    if (step instanceof Step.Do act) {
      act(act, here);
    } else if (step instanceof Step.If branch) {
      condition(branch.condition(), here);
    } else if (step instanceof Step.Repeat repeat) {
      value(repeat.times(), here);
    } else if (step instanceof Step.Choose choose) {
      choose.branches().forEach(way -> way.when().ifPresent(open -> condition(open, here)));
    } else if (step instanceof Step.Perform run) {
      performed(run).forEach(program -> run(program, here.as(run.as())));
    }
    step.groups().forEach(group -> group(group, here));
    step.ranking()
        .ifPresent(by -> step.groups().forEach(all -> read(by.stat(), here.of(all), here)));
  }

  /** The programs that a line runs: a procedure, or the abilities of the kind that has the line. */
  private List<String> performed(Step.Perform run) {
    return run.effect().equals(Step.Perform.USED)
        ? abilities(kind -> kind == null || kind.program().equals(current))
        : List.of(run.effect());
  }

  /** The programs of the abilities of some kinds. */
  private List<String> abilities(Predicate<AbilityKind> which) {
    Map<String, AbilityKind> kinds = catalog.extras().abilityKinds();
    List<String> programs = new ArrayList<>();
    kinds.values().stream().filter(which).forEach(kind -> programs.add(kind.usual()));
    catalog
        .abilities()
        .filter(one -> which.test(kinds.get(one.kind())))
        .forEach(one -> programs.add(one.program()));
    return programs;
  }

  private void act(Step.Do act, RoleSpots here) {
    for (Parameter parameter : act.verb().parameters()) {
      Argument argument = act.arguments().get(parameter.name());
      if (argument instanceof Value value) {
        value(value, here);
      } else if (argument instanceof Argument.Word word
          && parameter.words().equals(WordList.STAT)) {
        if (!WRITING.contains(act.verb().name())) {
          read(word.word(), Spot.UNKNOWN, unknown);
        }
      } else if (argument instanceof Argument.Word word
          && parameter.words().equals(WordList.CALCULATION)) {
        calculation(catalog.extras().calculations().get(word.word()), act, here);
      }
    }
    act.verb().writes().ifPresent(one -> read(one.stat(), Spot.UNKNOWN, unknown));
    if (act.verb().name().equals(AnswerVerbs.PAY_WITH)) {
      Spot payer = here.of((Selector.Role) act.arguments().get("target"));
      catalog.extras().menus().values().stream()
          .filter(menu -> menu.what() == Offer.PAYMENTS)
          .flatMap(menu -> List.of(menu.kind(), menu.from()).stream())
          .forEach(stat -> read(stat, payer, here));
    } else if (act.verb().name().equals(AnswerVerbs.USE_ABILITY)) {
      Set<AbilityKind> offered = new HashSet<>();
      catalog.extras().menus().values().stream()
          .filter(menu -> menu.what() == Offer.ABILITIES)
          .forEach(menu -> offered.add(catalog.extras().abilityKinds().get(menu.kind())));
      abilities(offered::contains).forEach(program -> run(program, here.as(Selector.Role.SELF)));
    }
  }

  private void calculation(Calculated worked, Step.Do act, RoleSpots here) {
    if (worked == null || !(act.arguments().get("target") instanceof Selector.Role target)) {
      return;
    }
    for (Calculated.Part part : worked.parts()) {
      boolean deals = part.of() == Calculated.Side.SELF;
      read(part.modifiers(), here.of(deals ? Selector.Role.SELF : target), here);
    }
    read(worked.addsTo(), Spot.UNKNOWN, unknown);
    read(worked.notes(), Spot.UNKNOWN, unknown);
  }

  private void group(Selector.Group group, RoleSpots here) {
    RoleSpots each = here.each(group);
    group.where().forEach(where -> condition(where, each));
  }

  /** A part of a condition is no matter where the others do not hold. */
  private void condition(Condition condition, RoleSpots here) {
    RoleSpots inside = here.when(condition);
    condition.parts().stream()
        .filter(part -> part != condition)
        .forEach(part -> condition(part, inside));
    if (condition instanceof Condition.Comparison) {
      condition.values().forEach(value -> value(value, inside));
    }
  }

  private void value(Value value, RoleSpots here) {
    if (value instanceof Value.StatOf number) {
      read(number.stat(), here.of(number.who()), here);
    } else if (value instanceof Value.OfGroup some) {
      group(some.group(), here);
      if (some instanceof Value.Total total) {
        read(total.stat(), here.of(total.group()), here);
      } else if (some instanceof Value.Extreme extreme) {
        read(extreme.stat(), here.of(extreme.group()), here);
      }
    }
    value.parts().forEach(part -> value(part, here));
  }

  private void read(String stat, Spot spot, RoleSpots here) {
    reads.computeIfAbsent(stat, any -> new HashSet<>()).add(new Read(spot, here.chosen()));
  }
}
