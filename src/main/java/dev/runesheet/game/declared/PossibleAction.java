package dev.runesheet.game.declared;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.action.Legality;
import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Standing;
import dev.runesheet.game.declared.DeclaredCatalog.Action;
import dev.runesheet.game.declared.DeclaredCatalog.Card;
import dev.runesheet.game.declared.DeclaredCatalog.Phase;
import dev.runesheet.game.declared.DeclaredCatalog.Scope;
import java.util.ArrayList;
import java.util.List;

/**
 * An action with an entity, or an ability of a card, that a player could choose in the present
 * phase, whether it is legal or not.
 *
 * @param choice what the player chooses
 * @param action what is declared of it
 * @param with the entity it is done with; the player for actions without one
 */
record PossibleAction(Choice choice, Action action, Entity with) {

  /** All in the order in which they are offered. */
  static List<PossibleAction> all(MatchContext match, int player) {
    DeclaredCatalog catalog = match.book().catalog(DeclaredCatalog.class);
    Phase phase = catalog.phases().get(match.state(DeclaredState.class).phase);
    Entity entity = match.entity(player);
    List<PossibleAction> all = new ArrayList<>();
    for (String name : phase.actions()) {
      Action action = catalog.actions().get(name);
      if (action.scope().isEmpty()) {
        all.add(new PossibleAction(new Choice.Alone(name), action, entity));
        continue;
      }
      for (Entity with : match.scope(action.scope(), entity)) {
        all.add(new PossibleAction(new Choice.With(name, with.getId()), action, with));
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
                  all.add(new PossibleAction(new Choice.Use(name, with.getId()), ability, with)));
    }
  }

  /** Whether it is the use of an ability. */
  boolean use() {
    return choice instanceof Choice.Use;
  }

  Option option() {
    String words = words();
    return new Option(choice, () -> words);
  }

  String words() {
    if (choice instanceof Choice.Alone) {
      return choice.name();
    }
    return use() ? with.getName() + ": " + choice.name() : choice.name() + " " + with.getName();
  }

  /** Whether it is legal; the reason why not follows the words of the option, if there is one. */
  Legality legality(MatchContext match) {
    if (action.once() && match.state(DeclaredState.class).used.contains(choice.id())) {
      return illegal("once in each turn only");
    }
    if (use() && !inForce(match)) {
      return illegal("the ability is out of force");
    }
    boolean legal = action.legal().isEmpty() || match.holds(action.legal(), with);
    return legal ? Legality.LEGAL : illegal(action.refusal());
  }

  private Legality illegal(String reason) {
    return Legality.illegal(reason.isEmpty() ? "" : words() + ": " + reason);
  }

  private boolean inForce(MatchContext match) {
    return match.world().inPlay().stream()
        .filter(one -> one.getHolder() == with.getId())
        .filter(one -> one.getEffect().equals(action.program()))
        .anyMatch(one -> match.consult(new Standing(new ActiveEffect(one))).inForce());
  }
}
