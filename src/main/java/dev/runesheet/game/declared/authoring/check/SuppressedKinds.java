package dev.runesheet.game.declared.authoring.check;

import dev.runesheet.analysis.Finding;
import dev.runesheet.analysis.PartPlaces;
import dev.runesheet.engine.verb.Grant;
import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.authoring.check.status.GrantedStatuses;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Body;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Selector;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.HolderScope;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The check that effects which suppress others reach kinds of which some have any: effects of their
 * cards, or statuses that a line may give them. Rules of players and of the game, and suppressors,
 * are never suppressed.
 */
record SuppressedKinds(
    DeclaredCatalog catalog, PartPlaces places, GrantedStatuses statuses, List<Asked> asked) {

  /** A suppressor and the kinds that its scope has. */
  private record Asked(Effect effect, Body.Suppress body, Set<String> reached) {}

  SuppressedKinds(DeclaredCatalog catalog, PartPlaces places, GrantedStatuses statuses) {
    this(catalog, places, statuses, new ArrayList<>());
  }

  /** The kinds that an effect may be given if it is a status. */
  private Set<String> given(Effect effect) {
    boolean status = effect.owner().equals(Grant.STATUSES);
    return status ? statuses.kinds(effect.id()) : Set.of();
  }

  /** Notes an effect in play that may be a suppressor. */
  void effect(Effect effect, RoleKinds roles) {
    if (effect.body() instanceof Body.Suppress body && catalog.extras().characters() == null) {
      Selector.Group scope = new Selector.Group(body.scope(), List.of());
      asked.add(new Asked(effect, body, roles.of(scope)));
    }
  }

  /** The suppressors that never have anything to suppress. */
  List<Finding> idle(Collection<Effect> effects) {
    return asked.stream()
        .filter(one -> !reached(one).isEmpty())
        .filter(one -> Collections.disjoint(reached(one), having(effects, one)))
        .map(this::finding)
        .toList();
  }

  /** The kinds that a suppressor reaches; a status that nothing gives reaches none. */
  private Set<String> reached(Asked one) {
    boolean silence = one.body().scope().equals(HolderScope.SELF);
    return silence && one.effect().owner().equals(Grant.STATUSES)
        ? given(one.effect())
        : one.reached();
  }

  /** A card that silences itself, so that of cards' effects it reaches its own only. */
  private boolean isOfOwnCard(Asked one) {
    return one.body().scope().equals(HolderScope.SELF)
        && catalog.cards().containsKey(one.effect().owner());
  }

  /** The kinds of which some have effects that a suppressor can suppress. */
  private Set<String> having(Collection<Effect> effects, Asked one) {
    Set<String> having = new HashSet<>();
    for (Effect effect : effects) {
      if (effect.body() instanceof Body.Suppress) {
        continue;
      }
      if (catalog.cards().containsKey(effect.owner())) {
        String kind = catalog.cards().get(effect.owner()).kind();
        if (catalog.extras().isEquipment(kind)) {
          having.addAll(one.body().granted() ? catalog.extras().bearers(kind) : List.of());
        } else if (!isOfOwnCard(one) || effect.owner().equals(one.effect().owner())) {
          having.add(kind);
        }
      } else if (one.body().granted()) {
        having.addAll(given(effect));
      }
    }
    return having;
  }

  private Finding finding(Asked one) {
    String any = isOfOwnCard(one) ? "any other " : "any ";
    String which = any + (one.body().granted() ? "effect or status" : "effect of its own");
    return Finding.of(
        Code.NEVER_FIRES,
        places.change(one.effect(), "suppresses"),
        Words.quote(one.body().scope()) + ", of whom none ever has " + which,
        isOfOwnCard(one) ? "another scope than 'self'" : "a scope of those that have some",
        one.effect().id());
  }
}
