package dev.runesheet.game.declared;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.number.NamedRoles;
import dev.runesheet.game.declared.number.Role;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.StackingRule;
import dev.runesheet.word.HolderScope;
import dev.runesheet.word.StackingMode;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;

/** The check of an effect that a program registers: what it names is there, and it fits others. */
record RegisterCheck(MatchContext match, DeclaredCatalog catalog) {

  private static final String GAME = DeclaredCatalog.GAME;

  void check(RegisteredEffect effect, Entity source) {
    Set<String> scopes = new LinkedHashSet<>(Set.of(HolderScope.SELF));
    scopes.addAll(DeclaredScopes.all(catalog).keySet());
    known("scope", effect.scope(), scopes);
    if (!effect.zone().isEmpty()) {
      known("zone", effect.zone(), catalog.zones().keySet());
    }
    if (!effect.suppresses()) {
      known("number", effect.stat(), catalog.stats());
    } else if (effect.scope().equals(HolderScope.SELF)) {
      throw new IllegalArgumentException(
          "effect (" + effect.type() + ") is a suppressor that suppresses itself.");
    }
    if (!effect.condition().isEmpty()) {
      Set<String> roles = new LinkedHashSet<>(DeclaredScopes.all(catalog).keySet());
      roles.addAll(catalog.kinds().containsKey(GAME) ? Set.of(GAME) : Set.of());
      NamedRoles.of(Expression.test(effect.condition())).stream()
          .filter(Role.Declared.class::isInstance)
          .forEach(role -> known("role", role.word(), roles));
    }
    match.world().inPlay().stream()
        .filter(InPlay::isAdded)
        .filter(other -> other.getController() == source.getController())
        .filter(other -> other.registered().type().equals(effect.type()))
        .filter(other -> key(other.registered()).equals(key(effect)))
        .filter(other -> other.registered().stat().equals(effect.stat()))
        .forEach(other -> stacksAlike(effect, other.stacking()));
  }

  private void stacksAlike(RegisteredEffect effect, StackingRule other) {
    StackingMode mode = match.stacking(effect).mode();
    if (mode != other.mode()) {
      throw new IllegalArgumentException(
          "effect ("
              + effect.type()
              + ") stacks as "
              + mode.word()
              + " for the key '"
              + key(effect)
              + "', for which another stacks as "
              + other.mode().word()
              + ".");
    }
  }

  private static String key(RegisteredEffect effect) {
    return effect.stacking().of(effect.type()).key();
  }

  private static void known(String what, String name, Collection<String> names) {
    if (!names.contains(name)) {
      String nearest = NearestWord.of(name, names);
      throw new IllegalArgumentException(
          what
              + " ("
              + name
              + ") is not one of the game's."
              + (nearest == null ? "" : "\nMaybe it should be '" + nearest + "'."));
    }
  }
}
