package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.RuleOwners;
import dev.runesheet.game.declared.authoring.check.role.EffectRoles;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Phrasing;
import dev.runesheet.model.Pronoun;
import dev.runesheet.model.Selector;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The procedures that players carry out: their sentences address the player, or leave open who it
 * is if cards carry them out, too.
 */
final class PlayerProcedures {

  private static final Pronoun EITHER = Pronoun.noun("that card or player");

  private PlayerProcedures() {}

  /** The effects, with procedures of players in their words. */
  static List<Effect> addressed(Collection<Effect> effects, EffectRoles roles) {
    return effects.stream().map(one -> addressed(one, roles)).toList();
  }

  private static Effect addressed(Effect effect, EffectRoles roles) {
    Optional<Pronoun> self =
        effect.owner().equals(RuleOwners.PROCEDURES)
            ? roles.carryingOut(effect.id()).flatMap(PlayerProcedures::pronoun)
            : Optional.empty();
    return self.map(who -> effect.saidWith(with(effect.phrasing(), who))).orElse(effect);
  }

  private static Phrasing with(Phrasing words, Pronoun self) {
    return words.with(Phrasing.ROLES, Map.of(Selector.Role.SELF.name(), self));
  }

  /** The pronoun for who is of some kinds; empty for cards alone. */
  private static Optional<Pronoun> pronoun(Set<String> kinds) {
    if (!kinds.contains(DeclaredCatalog.PLAYER)) {
      return Optional.empty();
    }
    return Optional.of(kinds.size() == 1 ? Pronoun.YOU : EITHER);
  }
}
