package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.model.Selector;
import dev.runesheet.word.Controllers;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The words of actions, and of kinds of abilities, by what they are done with and on.
 *
 * @param scopes all scopes of the game
 */
record ActionWords(Map<String, Scope> scopes) {

  private static final Pronoun CARD = Pronoun.noun("this card");

  /** Copies the map, in which a name can stand for nothing yet. */
  ActionWords {
    scopes = Collections.unmodifiableMap(new LinkedHashMap<>(scopes));
  }

  /**
   * The words of an action: without a card its player is addressed, with two cards neither is "it",
   * and what is done with another player, or a card of one, is seen from that one's side.
   *
   * @param with the scope of what it is done with; empty for its player
   * @param on the scope of what it is done on
   */
  Phrasing of(Phrasing phrasing, Optional<String> with, Optional<String> on) {
    Map<String, Pronoun> roles = new LinkedHashMap<>();
    with.map(scopes::get).ifPresent(scope -> holder(scope, on.isPresent(), roles));
    if (with.isEmpty()) {
      roles.put(Selector.Role.SELF.name(), Pronoun.YOU);
    }
    if (on.isPresent()) {
      roles.put(Selector.Role.TARGET.name(), Pronoun.noun(named(scopes.get(on.get()))));
      roles.putIfAbsent(Selector.Role.SELF.name(), CARD);
    }
    return phrasing.with(Phrasing.ROLES, roles);
  }

  /** The words of a kind of abilities, which cards of a scope offer. */
  Phrasing with(Phrasing phrasing, Optional<String> scope) {
    Map<String, Pronoun> roles = new LinkedHashMap<>();
    scope.map(scopes::get).ifPresent(one -> holder(one, false, roles));
    return phrasing.with(Phrasing.ROLES, roles);
  }

  private void holder(Scope scope, boolean two, Map<String, Pronoun> roles) {
    boolean yours = whose(scope) == Controllers.OWN;
    if (scope.kinds().equals(List.of(DeclaredCatalog.PLAYER))) {
      Pronoun one = yours ? Pronoun.YOU : Pronoun.noun(two ? "this player" : "that player");
      roles.put(Selector.Role.SELF.name(), one);
      if (!yours) {
        roles.put(Phrasing.ANOTHERS, one);
      }
    } else if (!yours) {
      boolean card = !scope.kinds().contains(DeclaredCatalog.PLAYER);
      roles.put(Phrasing.ANOTHERS, Pronoun.noun((card ? CARD : Pronoun.IT).whose() + " owner"));
    }
  }

  /** The controllers of a scope's members; of attached cards those of the cards they are on. */
  private Controllers whose(Scope scope) {
    Scope host = scopes.get(scope.attachedTo());
    return scope.whose() == Controllers.ANY && host != null ? host.whose() : scope.whose();
  }

  /** One of a scope, or of any cards if there is none. */
  private static String named(Scope scope) {
    boolean player = scope != null && scope.kinds().contains(DeclaredCatalog.PLAYER);
    String one = player ? "that player" : "that card";
    return player && scope.kinds().size() > 1 ? "the target" : one;
  }
}
