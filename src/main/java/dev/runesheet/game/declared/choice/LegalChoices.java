package dev.runesheet.game.declared.choice;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.number.Precondition;
import dev.runesheet.spi.HiddenOrder;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The search for a player's legal choices at one moment: each scope is looked up once, and rules
 * are asked once where their answer is the same for several choices. Whoever watches the rules sees
 * them asked about each.
 */
final class LegalChoices {

  private final MatchContext match;
  private final Entity player;
  private final boolean watched;
  private final Map<String, List<Entity>> scopes = new HashMap<>();
  private final Map<DeclaredCatalog.Action, Boolean> alike = new IdentityHashMap<>();

  LegalChoices(MatchContext match, Entity player, boolean watched) {
    this.match = match;
    this.player = player;
    this.watched = watched;
  }

  /** The entities of a scope, seen from the player. */
  List<Entity> scope(String name) {
    List<Entity> known = scopes.get(name);
    if (known == null) {
      List<Entity> found = match.scope(name, player);
      known = HiddenOrder.byNumber(match, player.getController(), found, Function.identity());
      scopes.put(name, known);
    }
    return known;
  }

  /** True if rules must be asked about an entity, with one target or another. */
  boolean worthAsking(Precondition condition, Entity self) {
    return watched || condition.mayHold(self);
  }

  /** True if rules must be asked about two entities. */
  boolean worthAsking(Precondition condition, Entity self, Entity target) {
    return watched || condition.mayHold(self, target);
  }

  /** True if a choice is legal. */
  boolean isLegal(PossibleChoice one) {
    if (watched || !(one instanceof PossibleAction action) || !action.isAlike(player)) {
      return one.isLegal(match);
    }
    Boolean known = alike.get(action.action());
    if (known == null) {
      known = action.refusal(match) == null;
      alike.put(action.action(), known);
    }
    return known && !one.isUsed(match) && one.suppressions(match).isEmpty();
  }
}
