package dev.runesheet.game.declared.setup;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.DeclaredSetup.Registration;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.word.Viewpoint;

/** The bringing of registered effects into play in declared games. */
public final class Registrations {

  private Registrations() {}

  /**
   * Brings an effect into play. One that outlives its card goes to the player of that card, if its
   * scope is declared to be the same for all entities of a player; otherwise it stays at the card.
   *
   * @param source the entity that brings it
   * @param on the entity that it is registered on
   */
  public static InPlay register(MatchContext match, Registration effect, Entity source, Entity on) {
    RegisteredEffect does = effect.effect();
    boolean goes =
        does.outlivesCard() && on.getController() >= 0 && isOfPlayer(match, does.scope());
    Entity holder = goes ? match.player(on.getController()) : on;
    return match.register(does, source, holder, effect.turns(), does.held());
  }

  private static boolean isOfPlayer(MatchContext match, String scope) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    return DeclaredScopes.viewpoint(catalog, scope) != Viewpoint.ENTITY;
  }
}
