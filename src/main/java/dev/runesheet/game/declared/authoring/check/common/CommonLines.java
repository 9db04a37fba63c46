package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.EnterPlay;
import dev.runesheet.engine.verb.LeavePlay;
import dev.runesheet.engine.verb.MoveTo;
import dev.runesheet.game.declared.authoring.check.role.ProcedureFindings;
import dev.runesheet.game.declared.authoring.check.word.ScopeOwners;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.game.declared.verb.CreationVerbs;
import dev.runesheet.game.declared.verb.PlacingVerbs;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.Step;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.model.verb.Parameter;
import dev.runesheet.model.verb.VerbSpec;
import dev.runesheet.spi.verb.Param.Accepts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The check of lines about cards of common zones: such a card is nobody's until it is taken, so
 * that it goes to no zone of a player before, nothing is done for its owner, and nobody uses its
 * abilities.
 */
public final class CommonLines {

  private static final Set<String> KEEPING =
      Set.of(MoveTo.NAME, EnterPlay.NAME, LeavePlay.NAME, CreationVerbs.CREATE_LIKE);

  private final DeclaredCatalog catalog;
  private final PartPlaces places;
  private final CommonPrograms programs;
  private final ProcedureFindings<CommonRoles> procedures;

  private CommonLines(DeclaredCatalog catalog, PartPlaces places, Collection<Effect> effects) {
    this.catalog = catalog;
    this.places = places;
    this.programs = new CommonPrograms(catalog, effects);
    this.procedures = new ProcedureFindings<>(programs::begins, this::lines);
  }

  /** Checks effects, wherever they are written. */
  public static void check(
      Collection<Effect> effects,
      DeclaredCatalog catalog,
      PartPlaces places,
      Diagnostics findings) {
    if (catalog.zonesInCommon(true).isEmpty()) {
      return;
    }
    CommonLines check = new CommonLines(catalog, places, effects);
    for (Effect effect : effects) {
      check.lines(effect, check.programs.begins(effect)).forEach(findings::add);
      check.ability(effect).ifPresent(findings::add);
    }
  }

  /** The finding about an ability of a card that is in play only where it is nobody's. */
  private Optional<Diagnostic> ability(Effect effect) {
    return Optional.ofNullable(catalog.cards().get(effect.owner()))
        .filter(card -> usedByOwners(card, effect))
        .map(card -> catalog.inPlay(card.kind()))
        .filter(zones -> !zones.isEmpty() && zones.stream().allMatch(catalog::isCommon))
        .map(
            zones ->
                Diagnostic.of(
                    Code.NEVER_FIRES,
                    effect.source(),
                    "an ability of a card in " + Words.oneOf(zones) + ", where it is nobody's",
                    "an action 'with' that zone, by which players use it"));
  }

  private boolean usedByOwners(Card card, Effect effect) {
    Map<String, AbilityKind> kinds = catalog.extras().abilityKinds();
    return card.abilities().values().stream()
        .filter(ability -> ability.program().equals(effect.id()))
        .map(ability -> kinds.get(ability.kind()))
        .anyMatch(kind -> kind == null || kind.scope().isEmpty());
  }

  private List<Diagnostic> lines(Effect effect, CommonRoles roles) {
    List<Diagnostic> found = new ArrayList<>();
    programs.lines(effect, roles, (step, here) -> found.addAll(line(effect, step, here)));
    return found;
  }

  private List<Diagnostic> line(Effect effect, Step step, CommonRoles roles) {
    if (step instanceof Step.Do act) {
      return act(effect, act, roles);
    }
    return step instanceof Step.Perform run
        ? run(effect, run, roles).stream().toList()
        : step.groups().flatMap(group -> group(effect, step, group, roles).stream()).toList();
  }

  /** The finding about a player's zone as that of a card which is nobody's, and acts itself. */
  private Optional<Diagnostic> group(
      Effect effect, Step step, Selector.Group group, CommonRoles roles) {
    Scope scope = DeclaredScopes.named(catalog, group.scope());
    boolean own = ScopeOwners.isOwn(scope) && !scope.zone().isEmpty();
    return own && roles.of(group.of()) != null && catalog.cards().containsKey(effect.owner())
        ? Optional.of(
            Diagnostic.of(
                Code.SCOPE_EMPTY,
                places.step(effect, step),
                Words.quote(group.scope()) + " of " + nobodys(group.of(), roles),
                "'of: owner', the player whose turn it is"))
        : Optional.empty();
  }

  private static String nobodys(Selector.Role role, CommonRoles roles) {
    return Words.quote(role.name())
        + ", nobody's in the common zone "
        + Words.quote(roles.of(role));
  }

  /** The first finding about a line that runs a procedure, if there is one. */
  private Optional<Diagnostic> run(Effect effect, Step.Perform run, CommonRoles roles) {
    SourceLocation place = places.step(effect, run).field("run");
    return programs.procedure(run).stream()
        .flatMap(
            procedure ->
                procedures.ofLine(procedure, roles.as(run.as())).stream()
                    .map(
                        one ->
                            told(
                                place,
                                one.found() + " in " + Words.quote(procedure.name()),
                                one.expected())))
        .findFirst();
  }

  private static Diagnostic told(SourceLocation place, String found, String expected) {
    return Diagnostic.of(Code.DECLARATION, place, found, expected);
  }

  private List<Diagnostic> act(Effect effect, Step.Do act, CommonRoles roles) {
    String verb = act.verb().like();
    List<String> zones = NamedZones.of(act);
    if (verb.equals(PlacingVerbs.TAKE) && zones.stream().anyMatch(catalog::isCommon)) {
      return List.of(
          told(
              places.argument(effect, act, "zone"),
              Words.quote(zones.get(0)) + ", a common zone, where cards are nobody's",
              "a zone of players, or the verb '" + movingInstead(act.verb()) + "'"));
    }
    if (NamedZones.areCommon(act, catalog)) {
      return List.of();
    }
    return act.verb().parameters().stream()
        .flatMap(parameter -> argument(effect, act, parameter, roles).stream())
        .toList();
  }

  private Optional<Diagnostic> argument(
      Effect effect, Step.Do act, Parameter parameter, CommonRoles roles) {
    boolean keeps =
        parameter.type() == Parameter.Type.ENTITY
            && (KEEPING.contains(act.verb().like()) || covers(act, parameter, roles));
    if ((keeps || parameter.accepts() == Accepts.OWNED)
        && act.arguments().get(parameter.name()) instanceof Selector.Role role
        && roles.of(role) != null) {
      return Optional.of(
          told(
              places.argument(effect, act, parameter.name()),
              nobodys(role, roles),
              keeps
                  ? "a card of a player, such as after the verb '" + PlacingVerbs.TAKE + "'"
                  : "a player, or what is a player's"));
    }
    return Optional.empty();
  }

  /** True for the card that covers one in a zone of a player. */
  private static boolean covers(Step.Do act, Parameter parameter, CommonRoles roles) {
    return act.verb().like().equals(PlacingVerbs.COVER)
        && parameter.name().equals("card")
        && act.arguments().get("target") instanceof Selector.Role covered
        && roles.isOfPlayer(covered);
  }

  /** The verb that moves a card to where one that takes it puts it, such as the top of a zone. */
  private static String movingInstead(VerbSpec taking) {
    String name = taking.name();
    return name.startsWith(PlacingVerbs.TAKE)
        ? MoveTo.NAME + name.substring(PlacingVerbs.TAKE.length())
        : MoveTo.NAME;
  }
}
