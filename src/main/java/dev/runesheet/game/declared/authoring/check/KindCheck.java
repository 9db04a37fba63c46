package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.Eliminate;
import dev.runesheet.game.declared.authoring.check.event.EventNumbers;
import dev.runesheet.game.declared.authoring.check.event.ReadNumbers;
import dev.runesheet.game.declared.authoring.check.place.EnteringKinds;
import dev.runesheet.game.declared.authoring.check.place.ZoneKinds;
import dev.runesheet.game.declared.authoring.check.role.ConditionReader;
import dev.runesheet.game.declared.authoring.check.role.EffectRoles;
import dev.runesheet.game.declared.authoring.check.role.RoleFacts;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.authoring.check.status.GrantedStatuses;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Argument;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.Value;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.StatWrite;
import dev.runesheet.pack.check.CopiedEffects;
import dev.runesheet.word.GivenRole;
import dev.runesheet.word.WordList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The check for effects that ask entities for something they cannot have: a number that none of a
 * role's possible kinds has, or a role without an entity.
 */
final class KindCheck {

  private static final Set<String> GAME = Set.of(DeclaredCatalog.GAME);
  private static final Set<String> PLAYER = Set.of(DeclaredCatalog.PLAYER);
  private static final String NOWHERE = " where nothing happens";

  private final DeclaredCatalog catalog;
  private final PartPlaces places;
  private final Diagnostics findings;
  private final PaymentCheck payments;
  private final AcceptedCheck accepted;
  private final OwnScopes own;
  private final OtherPlayers others;
  private final EventNumbers numbers;
  private final NameCheck names;
  private final RoleNumbers stats;
  private final EnteringKinds entering;
  private final DepartedCards left;
  private final AnsweredEvents answered;
  private final GrantedStatuses given;
  private final SuppressedKinds suppressed;
  private final EmptyScopes empty;
  private final EffectRoles begins;
  private final RunCheck runs;
  private final ImpossibleWords impossible;

  /** The numbers of events that each program reads, and the programs that it runs. */
  private final ReadNumbers read = new ReadNumbers();

  private Effect effect;

  /** The check of a game, or of lines in it. */
  KindCheck(
      DeclaredCatalog catalog,
      Set<String> printed,
      PartPlaces places,
      Diagnostics findings,
      EffectRoles begins,
      RunCheck runs) {
    this.begins = begins;
    this.runs = runs;
    this.catalog = catalog;
    this.places = places;
    this.findings = findings;
    this.impossible = new ImpossibleWords(catalog, printed, places);
    this.numbers = new EventNumbers(catalog, findings);
    this.names = new NameCheck(catalog, findings);
    this.stats = new RoleNumbers(catalog, names, findings);
    this.payments = new PaymentCheck(catalog, places, findings);
    this.accepted = new AcceptedCheck(catalog, places, findings);
    this.entering = new EnteringKinds(catalog, places);
    this.left = new DepartedCards(catalog, entering);
    this.answered = new AnsweredEvents(places);
    this.given = new GrantedStatuses(catalog, places);
    this.suppressed = new SuppressedKinds(catalog, places, given);
    this.empty = new EmptyScopes(catalog);
    this.others = new OtherPlayers(catalog);
    this.own = new OwnScopes(catalog, places, others, findings);
  }

  /**
   * Checks effects, wherever they are written.
   *
   * @param printed the numbers of cards that stay as they are printed
   * @param game the file that declares the game
   * @return what is in doubt unless rules written by hand move cards, too
   */
  static List<Finding> check(
      Collection<Effect> effects,
      DeclaredCatalog catalog,
      Set<String> printed,
      PartPlaces places,
      String game,
      Diagnostics findings) {
    DeclaredCatalog dealt = ZoneKinds.dealt(catalog, effects);
    EffectRoles begins = EffectRoles.of(effects, dealt);
    RunCheck runs = new RunCheck(catalog, begins, places);
    Diagnostics first = new Diagnostics();
    KindCheck reading = new KindCheck(catalog, Set.of(), places, first, begins, runs);
    effects.forEach(reading::check);
    if (first.hasErrors()) {
      begins = RunCheck.meant(effects, dealt, begins, places);
      runs = new RunCheck(catalog, begins, places);
    }
    KindCheck whole = new KindCheck(catalog, printed, places, findings, begins, runs);
    whole.read.addAll(reading.read);
    List<Finding> doubts = whole.check(effects, game);
    if (whole.names.toldOtherKinds()) {
      findings.removeIf(one -> one.code() == Code.NUMBER_MAY_LACK); // They may follow from that.
    }
    return doubts;
  }

  private List<Finding> check(Collection<Effect> effects, String game) {
    for (Effect one : effects) {
      check(one);
      impossible.end(one);
    }
    if (!findings.hasErrors()) { // Or they may follow from those.
      impossible.told(new CopiedEffects(effects)).forEach(findings::add);
    }
    List<Finding> doubts = new ArrayList<>(left.excluded());
    doubts.addAll(empty.elsewhere(told(doubts)));
    doubts.addAll(entering.missing(effects));
    doubts.addAll(suppressed.idle(effects));
    doubts.addAll(given.idle());
    doubts.addAll(answered.ofStatuses(given));
    doubts.addAll(empty.told(game));
    doubts.addAll(empty.held(effects, places));
    doubts.addAll(others.told(game));
    return doubts;
  }

  /** The places of what is told of words and zones, which need not be told for another reason. */
  private Set<SourceLocation> told(Collection<Finding> doubts) {
    return Stream.concat(impossible.told().stream(), doubts.stream().map(Finding::diagnostic))
        .map(Diagnostic::location)
        .collect(Collectors.toSet());
  }

  void check(Effect one) {
    effect = one;
    names.begin();
    RoleKinds roles = begins.of(one);
    own.check(one, roles.of(Selector.Role.SELF));
    impossible.asked(one);
    left.asked(one, roles);
    suppressed.effect(one, roles);
    if (one.body() instanceof Body.Program program) {
      Optional<Diagnostic> never = answered.check(one, roles);
      never.ifPresent(findings::add);
      if (never.isEmpty()) {
        steps(program.steps(), begins.ofLines(one));
      }
    } else if (one.body() instanceof Body.Modify change) {
      Set<String> reached = roles.of(new Selector.Group(change.scope(), List.of()));
      stats.stat(change.stat(), change.scope(), reached, places.change(one, "changes"));
      SourceLocation place = places.condition(one);
      roles
          .calculating(change, places.isShared(place) ? "" : one.owner())
          .ifPresent(dealing -> asked(new Condition.All(change.when()), dealing, at -> place));
    }
  }

  /** Checks the lines of an effect that begins with some roles. */
  void lines(Effect one, RoleKinds roles) {
    effect = one;
    if (one.body() instanceof Body.Program program) {
      steps(program.steps(), roles);
    }
  }

  private void steps(List<Step> steps, RoleKinds roles) {
    entering.program(steps);
    RoleFacts.lines(
        roles,
        steps,
        (step, here) -> {
          step(step, here);
          RoleFacts.inside(here, step, this::steps);
        });
  }

  private void step(Step step, RoleKinds roles) {
    if (step instanceof Step.Do act) {
      act(act, roles);
    } else if (step instanceof Step.If branch) {
      SourceLocation all = places.condition(effect, branch, branch.condition());
      asked(
          branch.condition(),
          roles,
          part ->
              part instanceof Condition.Comparison one
                  ? places.compared(effect, branch, one)
                  : all);
    } else if (step instanceof Step.Perform run) {
      SourceLocation line = places.step(effect, step);
      read.of(run.effect())
          .forEach(number -> numbers.check(number, effect, places.given(effect, run, number)));
      read.runs(effect.id(), run.effect());
      if (role(run.as(), roles, line.field("as"))) {
        runs.check(run, roles, line.field("run")).ifPresent(findings::add);
      }
    } else if (step instanceof Step.Repeat repeat) {
      value(repeat.times(), roles, part -> places.times(effect, repeat));
    } else if (step instanceof Step.Choose choose) {
      asked(choose.who(), roles, step);
      choose.branches().forEach(way -> offered(choose, way, roles));
    } else if (step instanceof Step.ForEach each) {
      each.asked().ifPresent(by -> asked(by.who(), roles, step));
    }
    step.groups().forEach(group -> group(group, roles, step));
  }

  /** Checks whose player a line asks. */
  private void asked(Selector.Role who, RoleKinds roles, Step step) {
    SourceLocation asks = places.step(effect, step).field("asks");
    if (role(who, roles, asks) && roles.of(who).equals(GAME)) {
      findings.error(
          Code.UNKNOWN_TARGET,
          asks,
          Words.quote(who.name()) + nobody(Selector.Role.OWNER),
          "whose player is asked");
    }
  }

  /** Checks the condition under which a way is offered. */
  private void offered(Step.Choose choose, Step.Branch way, RoleKinds roles) {
    SourceLocation place = places.way(effect, choose, way);
    way.when().ifPresent(condition -> asked(condition, roles, part -> place));
  }

  /** Checks the conditions and the order of a group that a line is about. */
  private void group(Selector.Group group, RoleKinds roles, Step step) {
    SourceLocation line = places.step(effect, step);
    empty.group(effect, group, line);
    if (role(group.of(), roles, line.field("of"))) {
      owned(group, roles, line);
    }
    group(group, roles, part -> line.field("where"));
    step.ranking().ifPresent(by -> stats.each(by.stat(), group, roles, line.field(by.words())));
  }

  private interface At {
    SourceLocation of(Object part);
  }

  private void act(Step.Do act, RoleKinds roles) {
    entering.line(effect, act, roles);
    left.line(act, roles);
    given.line(effect, act, roles);
    empty.line(effect, act, places);
    if (payments.neverPaid(effect, act, roles)) {
      return; // Its numbers need no finding of their own.
    }
    Optional<Parameter> first =
        act.verb().parameters().stream()
            .filter(one -> one.type() == Parameter.Type.ENTITY)
            .findFirst();
    for (Parameter parameter : act.verb().parameters()) {
      SourceLocation place = places.argument(effect, act, parameter.name());
      Argument argument = act.arguments().get(parameter.name());
      if (argument instanceof Value value) {
        value(value, roles, part -> place);
      } else if (argument instanceof Selector.Role role) {
        role(role, roles, place);
      } else if (argument instanceof Argument.Word word
          && parameter.words().equals(WordList.STAT)) {
        first.ifPresent(one -> written(word.word(), act, one, roles, place));
      }
    }
    accepted.check(effect, act, roles);
    sides(act);
    payments.check(effect, act);
    granted(act, roles);
    String fixed = act.verb().writes().map(StatWrite::stat).orElse("");
    if (!fixed.isEmpty() && first.isPresent()) {
      written(fixed, act, first.get(), roles, places.argument(effect, act, first.get().name()));
    }
  }

  /** Checks that who is granted a status has the number that it changes. */
  private void granted(Step.Do act, RoleKinds roles) {
    Effect status = GrantedStatuses.of(act).flatMap(begins::effect).orElse(null);
    if (status != null
        && status.body() instanceof Body.Modify change
        && change.scope().equals(Selector.Role.SELF.name())
        && act.arguments().get("target") instanceof Selector.Role role
        && roles.has(role)) {
      SourceLocation place = places.argument(effect, act, "effect");
      stats.stat(change.stat(), role.name(), roles.of(role), place);
    }
  }

  /** Checks that there is one other side if the other side wins, and that players can be out. */
  private void sides(Step.Do act) {
    SourceLocation place = places.step(effect, act).field("do");
    String verb = act.verb().name();
    if (verb.equals(Eliminate.NAME)) {
      stats.stat(Eliminate.OUT, DeclaredCatalog.PLAYER + "s", PLAYER, place);
    }
    if (!act.verb().isFor(GivenRole.words(catalog.players().areTwo()))) {
      String expected = "the verb 'eliminate', 'win', 'lose-together' or 'tie'";
      findings.error(Code.DECLARATION, place, Words.quote(verb) + inGame(), expected);
    }
  }

  private String inGame() {
    return " in a game of " + catalog.players().players();
  }

  private void written(
      String stat, Step.Do act, Parameter whom, RoleKinds roles, SourceLocation place) {
    if (act.arguments().get(whom.name()) instanceof Selector.Role role && roles.has(role)) {
      stats.number(stat, role, roles, place);
    }
  }

  private void value(Value value, RoleKinds roles, At at) {
    if (value instanceof Value.StatOf number) {
      if (role(number.who(), roles, at.of(value))) {
        stats.number(number.stat(), number.who(), roles, at.of(value));
      }
    } else if (value instanceof Value.Payload number) {
      numbers.check(number.key(), effect, at.of(value));
      read.reads(effect.id(), number.key());
    } else if (value instanceof Value.OfGroup some) {
      role(some.group().of(), roles, at.of(value));
      empty.group(effect, some.group(), at.of(value));
      owned(some.group(), roles, at.of(value));
      group(some.group(), roles, at);
    }
    if (value instanceof Value.Total total) {
      stats.each(total.stat(), total.group(), roles, at.of(value));
    }
    if (value instanceof Value.Extreme extreme) {
      RoleKinds each = roles.each(extreme.group());
      if (!names.misnamed(extreme.stat(), Selector.Role.TARGET, each)) {
        Set<String> kinds = each.of(Selector.Role.TARGET);
        stats.stat(extreme.stat(), extreme.group().scope(), kinds, at.of(value));
      }
    }
    value.parts().forEach(part -> value(part, roles, at));
  }

  private void group(Selector.Group group, RoleKinds roles, At at) {
    for (Condition where : group.where()) {
      impossible.scope(group.scope(), Selector.Role.TARGET, where, at.of(where));
      impossible.owner(group, where, at.of(where));
    }
    asked(new Condition.All(group.where()), roles.within(group), at);
  }

  private void owned(Selector.Group group, RoleKinds roles, SourceLocation place) {
    own.check(effect, group.scope(), roles.of(group.of()), place);
  }

  private void asked(Condition condition, RoleKinds roles, At at) {
    impossible.settled(condition, roles, at::of);
    condition(condition, roles, at);
  }

  /** Numbers are asked of those that the parts before leave; for words the order is no matter. */
  private void condition(Condition condition, RoleKinds roles, At at) {
    new ConditionReader() {
      @Override
      public void part(Condition part, boolean holds, RoleKinds before, RoleKinds beside) {
        if (part instanceof Condition.Comparison comparison) {
          value(comparison.left(), before, number -> at.of(comparison));
          value(comparison.right(), before, number -> at.of(comparison));
        } else if (part instanceof Condition.Is is) {
          is(is, holds, beside, at.of(is));
        } else if (part instanceof Condition.Same same) {
          same(same, holds, beside, at.of(same));
        } else if (part instanceof Condition.Has has) {
          has(has, holds, beside, at.of(has));
        }
      }

      @Override
      public void together(Condition.All all, RoleKinds before) {
        impossible.together(all, before, at.of(all));
      }
    }.read(condition, roles);
  }

  private void same(Condition.Same same, boolean holds, RoleKinds roles, SourceLocation place) {
    if (role(same.who(), roles, place) & role(same.as(), roles, place)) {
      impossible.same(same, holds, roles, place);
    }
  }

  private void is(Condition.Is is, boolean holds, RoleKinds roles, SourceLocation place) {
    if (role(is.who(), roles, place)) {
      names.check(is, roles.of(is.who()), place);
      impossible.role(is, holds, roles, place);
      entering.asked(effect, is, holds, roles.of(is.who()), place);
      if (holds) {
        empty.asked(effect, is, roles.of(is.who()), place);
      }
    }
  }

  private void has(Condition.Has has, boolean holds, RoleKinds roles, SourceLocation place) {
    if (role(has.who(), roles, place)) {
      given.asked(effect, has, holds, roles, place);
    }
  }

  private boolean role(Selector.Role role, RoleKinds roles, SourceLocation place) {
    if (!roles.has(role)) {
      findings.error(
          Code.UNKNOWN_TARGET,
          place,
          Words.quote(role.name()) + nobody(role),
          Words.oneOf(roles.roles()));
    } else {
      others.role(role, roles.of(Selector.Role.SELF), place, effect.id());
    }
    return roles.has(role);
  }

  /** Why nobody has a role. */
  private String nobody(Selector.Role role) {
    return role.given()
        .map(
            given ->
                switch (given) {
                  case TARGET -> " outside of 'for each', 'choose' and 'at random'";
                  case OPPONENT ->
                      given.isIn(catalog.players().areTwo()) ? OwnScopes.NOBODY : inGame();
                  case OWNER -> OwnScopes.NOBODY;
                  case CAUSER -> " of an event that nobody causes";
                  case SELF, SUBJECT -> NOWHERE;
                })
        .orElse(NOWHERE);
  }
}
