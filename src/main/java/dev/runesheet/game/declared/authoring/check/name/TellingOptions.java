package dev.runesheet.game.declared.authoring.check.name;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.reading.HiddenReads;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.ActionLine;
import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spelling.Slug;
import dev.runesheet.word.Controllers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The check for actions, abilities and their kinds whose options name cards that their player does
 * not see, or are offered only if hidden cards and numbers fulfil a condition: while the phase
 * lasts, they tell of these.
 */
public final class TellingOptions {

  private static final String INSTEAD =
      "cards that the player sees, since options name them, or lines in 'then' that say 'draw',"
          + " 'for each', 'at random' or 'choose'";
  private static final String ASKED =
      "what the player sees, since it shows whether the action is offered, or an 'if' in 'then'";

  private final DeclaredCatalog catalog;
  private final Map<String, Scope> scopes;
  private final Map<String, Effect> effects = new HashMap<>();
  private final List<Finding> found = new ArrayList<>();

  private TellingOptions(DeclaredCatalog catalog, List<Effect> effects) {
    this.catalog = catalog;
    this.scopes = DeclaredScopes.all(catalog);
    effects.forEach(effect -> this.effects.put(effect.id(), effect));
  }

  /**
   * The places that name such cards, and the conditions.
   *
   * @param effects all effects of the game
   */
  public static List<Finding> of(
      Declaration declared, DeclaredCatalog catalog, List<Effect> effects) {
    TellingOptions check = new TellingOptions(catalog, effects);
    declared.actions().forEach(check::action);
    declared.abilityKinds().forEach(check::kind);
    catalog.abilities().forEach(check::ability);
    return check.found;
  }

  private void action(String name, ActionLine action) {
    String id = Slug.id(RuleOwners.ACTIONS, name);
    action.scope().ifPresent(scope -> offered(id, scope, action.place().field("with")));
    action.on().ifPresent(scope -> offered(id, scope, action.place().field("on")));
    DeclaredCatalog.Action is = catalog.actions().get(name);
    asked(id, is.scope(), is.on(), is.legal());
  }

  private void kind(String name, Declaration.AbilityKindLine line) {
    String id = Slug.id(RuleOwners.KINDS, name);
    AbilityKind is = catalog.extras().abilityKinds().get(name);
    if (!is.scope().isEmpty()) {
      offered(id, is.scope(), line.place().field("with"));
    }
    asked(id, is.scope(), "", is.legal());
  }

  private void ability(Ability ability) {
    AbilityKind kind = catalog.extras().abilityKinds().get(ability.kind());
    String with = kind == null ? "" : kind.scope();
    ability.legal().forEach(test -> asked(test, with, "", test));
  }

  private void asked(String action, String with, String on, String test) {
    Effect legal = effects.get(test);
    if (legal != null && legal.body() instanceof Body.Program program) {
      program.permission().map(condition -> HiddenReads.of(catalog, with, on, condition)).stream()
          .flatMap(Set::stream)
          .map(
              told ->
                  Finding.of(Code.OPTIONS_TELL, legal.source().field("if"), told, ASKED, action))
          .forEach(found::add);
    }
  }

  private void offered(String action, String name, SourceLocation place) {
    Scope scope = scopes.get(name);
    if (scope == null) {
      return;
    }
    zones(scope)
        .filter(zone -> isHidden(scope, zone))
        .findFirst()
        .map(zone -> HiddenReads.words(name, catalog.seenBy(zone)))
        .ifPresent(told -> tells(action, told, place));
    HiddenReads.numbers(catalog, name).forEach(told -> tells(action, told, place));
  }

  private void tells(String action, String told, SourceLocation place) {
    found.add(Finding.of(Code.OPTIONS_TELL, place, told, INSTEAD, action));
  }

  /** The zones of a scope's cards: one, or all in play where its kinds can lie. */
  private Stream<String> zones(Scope scope) {
    if (!scope.zone().isEmpty()) {
      return Stream.of(scope.zone());
    }
    if (!scope.attachedTo().isEmpty()) {
      return Stream.empty();
    }
    return scope.kinds().isEmpty()
        ? catalog.zones(true).stream()
        : scope.kinds().stream()
            .filter(DeclaredCatalog::isOfCards)
            .flatMap(kind -> catalog.inPlay(kind).stream());
  }

  /** True if the one who acts does not see all the cards of a scope in a zone. */
  private boolean isHidden(Scope scope, String zone) {
    return switch (catalog.seenBy(zone)) {
      case ALL -> false;
      case OWNER -> scope.whose() != Controllers.OWN && catalog.players().most() > 1;
      case OTHERS -> scope.whose() != Controllers.ENEMY;
      case NOBODY -> true;
    };
  }
}
