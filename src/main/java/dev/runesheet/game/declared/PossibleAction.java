package dev.runesheet.game.declared;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Standing;
import dev.runesheet.game.declared.DeclaredCatalog.Action;
import dev.runesheet.game.declared.DeclaredCatalog.Card;
import dev.runesheet.game.declared.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.DeclaredCatalog.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * An action with an entity, or an ability of a card, that a player could choose in the present
 * phase, whether it is legal or not.
 *
 * @param name the action's or the ability's name
 * @param action what is declared of it
 * @param use whether it is the use of an ability
 * @param with the entity it is done with; the player for actions without one
 * @param id the option's id
 */
record PossibleAction(String name, Action action, boolean use, Entity with, String id) {

  /** All in the order in which they are offered. */
  static List<PossibleAction> all(MatchContext match, int player) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    Phase phase = catalog.phases().get(match.state(DeclaredState.class).phase);
    Entity entity = match.entity(player);
    List<PossibleAction> all = new ArrayList<>();
    for (String name : phase.actions()) {
      Action action = catalog.actions().get(name);
      if (action.scope().isEmpty()) {
        all.add(new PossibleAction(name, action, false, entity, name));
        continue;
      }
      for (Entity with : match.scope(action.scope(), entity)) {
        all.add(new PossibleAction(name, action, false, with, name + number(with)));
      }
    }
    if (phase.abilities()) {
      Scope allies = DeclaredScopes.engine().get("allies");
      DeclaredScopes.find(match.world(), allies, entity)
          .forEach(with -> abilities(catalog.cards().get(with.getDefinition()), with, all));
    }
    return all;
  }

  private static void abilities(Card card, Entity with, List<PossibleAction> all) {
    if (card != null) {
      card.abilities()
          .forEach(
              (name, ability) ->
                  all.add(
                      new PossibleAction(name, ability, true, with, "use " + name + number(with))));
    }
  }

  private static String number(Entity entity) {
    return " e" + entity.getId();
  }

  Option option() {
    return new Option(id, words());
  }

  String words() {
    if (id.equals(name)) {
      return name;
    }
    return use ? with.getName() + ": " + name : name + " " + with.getName();
  }

  /** Why it is not legal, in words for players, which may be none; nothing if it is legal. */
  Optional<String> refusal(MatchContext match) {
    if (action.once() && match.state(DeclaredState.class).used.contains(id)) {
      return Optional.of("once in each turn only");
    }
    if (use && !inForce(match)) {
      return Optional.of("the ability is out of force");
    }
    boolean legal = action.legal().isEmpty() || match.holds(action.legal(), with);
    return legal ? Optional.empty() : Optional.of(action.refusal());
  }

  private boolean inForce(MatchContext match) {
    return match.world().inPlay().stream()
        .filter(one -> one.getHolder() == with.getId())
        .filter(one -> one.getEffect().equals(action.program()))
        .anyMatch(one -> match.consult(new Standing(new ActiveEffect(one))).inForce());
  }
}
