package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.declaration.FormulaExpressions;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.Scope;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.game.declared.number.Expression.Test;
import dev.runesheet.game.declared.number.NamedRoles;
import dev.runesheet.game.declared.number.Precondition;
import dev.runesheet.game.declared.number.Role;
import dev.runesheet.game.declared.state.DeclaredScopes;
import dev.runesheet.model.Body;
import dev.runesheet.model.Condition;
import dev.runesheet.model.Effect;
import dev.runesheet.model.Step;
import dev.runesheet.word.GivenRole;
import dev.runesheet.word.Property;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The search for what of a condition can be told without asking rules. */
final class Preconditions {

  private static final Role SELF = new Role.Given(GivenRole.SELF);
  private static final Role TARGET = new Role.Given(GivenRole.TARGET);
  private static final Set<String> PLACES = Set.of(Property.ZONE, Property.OWNER);

  private final Map<String, Scope> scopes;
  private final Set<String> ofCards =
      new HashSet<>(Set.of(Property.KIND, Property.DEFINITION, Property.NAME));
  private final Set<Role> common =
      new HashSet<>(
          Set.of(
              new Role.Given(GivenRole.OWNER),
              new Role.Given(GivenRole.OPPONENT),
              new Role.Declared(DeclaredCatalog.GAME)));

  /**
   * A search among conditions of one game.
   *
   * @param scopes all scopes, roles among them
   * @param words the properties that the game declares for its cards
   */
  Preconditions(Map<String, Scope> scopes, Collection<String> words) {
    this.scopes = scopes;
    ofCards.addAll(words);
    scopes.keySet().stream()
        .filter(name -> DeclaredScopes.isOfPlayer(name, scopes))
        .map(Role.Declared::new)
        .forEach(common::add);
  }

  /**
   * The part of the condition of an effect that grants permission.
   *
   * @param effect the effect; null for none, with which everything is permitted
   */
  Precondition of(Effect effect) {
    return Optional.ofNullable(effect)
        .flatMap(Preconditions::condition)
        .flatMap(FormulaExpressions::test)
        .map(this::of)
        .orElse(Precondition.NONE);
  }

  /** The condition without which an effect grants nothing; empty if it is not of that form. */
  private static Optional<Condition> condition(Effect effect) {
    return effect.body() instanceof Body.Program program
            && program.steps().size() == 1
            && program.steps().get(0) instanceof Step.If only
            && only.otherwise().isEmpty()
        ? Optional.of(only.condition())
        : Optional.empty();
  }

  private Precondition of(Test test) {
    List<Test> cards = new ArrayList<>();
    List<Test> places = new ArrayList<>();
    boolean alike = true;
    for (Test part : parts(test).toList()) {
      if (isAbout(part, ofCards)) {
        cards.add(part);
      } else if (part instanceof Expression.Is is && isBoth(is.role()) && isPlace(is.property())) {
        places.add(part);
      } else {
        alike &= isCommon(part, false);
      }
    }
    return new Precondition(cards, places, alike);
  }

  /** The conditions that must hold all together, also those within others. */
  private static Stream<Test> parts(Test test) {
    return test instanceof Expression.All all
        ? all.of().stream().flatMap(Preconditions::parts)
        : Stream.of(test);
  }

  private static boolean isBoth(Role role) {
    return role.equals(SELF) || role.equals(TARGET);
  }

  private static boolean isPlace(String property) {
    return PLACES.contains(property);
  }

  private static boolean isAbout(Test test, Set<String> properties) {
    if (test instanceof Expression.Is is) {
      return isBoth(is.role()) && properties.contains(is.property());
    }
    if (test instanceof Expression.Same same) {
      return isBoth(same.role())
          && isBoth(same.as())
          && properties.contains(same.property())
          && properties.contains(same.ofOther());
    }
    if (test instanceof Expression.Not not) {
      return isAbout(not.of(), properties);
    }
    return test instanceof Expression.All all
        ? all.of().stream().allMatch(one -> isAbout(one, properties))
        : test instanceof Expression.Any any
            && any.of().stream().allMatch(one -> isAbout(one, properties));
  }

  /**
   * True if a formula is the same for all entities of one player.
   *
   * @param counting whether 'target' is one that is counted
   */
  private boolean isCommon(Expression formula, boolean counting) {
    if (formula instanceof Expression.OfScope some) {
      return DeclaredScopes.isOfPlayer(some.scope(), scopes)
          && (some.from().equals(SELF) || common.contains(some.from()))
          && some.where().stream().allMatch(one -> isCommon(one, true));
    }
    return NamedRoles.itself(formula).stream()
            .allMatch(role -> common.contains(role) || counting && role.equals(TARGET))
        && formula.parts().stream().allMatch(part -> isCommon(part, counting));
  }
}
