package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.game.declared.catalog.Ability;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.catalog.OptionalDeclarations.AbilityKind;
import dev.runesheet.testing.declared.AnswerForms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/** The forms of options of a declared game, by id and words. */
final class TableAnswers {

  private TableAnswers() {}

  /**
   * The forms: actions, abilities, cards and players, payments with cards, and ways of effects.
   *
   * @param players how players are called
   * @param options what effects call their options
   */
  static AnswerForms of(DeclaredCatalog catalog, List<String> players, Collection<String> options) {
    Collection<String> ids = catalog.cards().keySet();
    List<String> cards = new ArrayList<>();
    List<String> abilities = new ArrayList<>();
    for (Card card : catalog.cards().values()) {
      cards.add(card.name());
      card.abilities().values().forEach(ability -> abilities.add(ability.name()));
    }
    List<String> entities = new ArrayList<>(players);
    entities.addAll(cards);
    AnswerForms forms =
        new AnswerForms()
            .slot("card", cards)
            .slot("id", ids)
            .series("payment", Stream.concat(ids.stream(), cards.stream()).toList(), ", ")
            .picks(options, entities, "")
            .slot("action", catalog.actions().keySet())
            .slot("ability", abilities)
            .forms("use {ability} {entity}", "{card}: {ability}", "{id}: {ability}", "{payment}")
            .forms("{action}");
    catalog.extras().abilityKinds().forEach((name, kind) -> uses(forms, name, kind, catalog));
    ActionKinds taken = new ActionKinds(catalog);
    catalog.actions().forEach((name, action) -> action(forms, name, action, taken, players));
    return forms;
  }

  /** The form of the abilities of a kind, of the cards that have one. */
  private static void uses(
      AnswerForms forms, String name, AbilityKind kind, DeclaredCatalog catalog) {
    List<String> cards = new ArrayList<>();
    List<String> abilities = new ArrayList<>();
    for (Card card : catalog.cards().values()) {
      for (Ability ability : card.abilities().values()) {
        if (ability.kind().equals(name)) {
          cards.add(card.name());
          abilities.add(ability.name());
        }
      }
    }
    forms.slot("card with " + name, cards).slot("ability of " + name, abilities);
    forms.forms(
        kind.words()
            .replace("{card}", "{card with " + name + "}")
            .replace("{ability}", "{ability of " + name + "}"));
  }

  /** The forms of an action with entities, of the kinds that it takes. */
  private static void action(
      AnswerForms forms, String name, Action action, ActionKinds taken, List<String> players) {
    if (action.scope().isEmpty()) {
      return;
    }
    String with = "entity with which to " + name;
    String on = "entity on which to " + name;
    forms.slot(with, taken.names(taken.with(action), players), AnswerForms.NUMBERED);
    forms.forms(name + " {" + with + "}");
    if (!action.on().isEmpty()) {
      forms.slot(on, taken.names(taken.on(action), players), AnswerForms.NUMBERED);
      forms.forms(name + " {" + with + "} on {" + on + "}");
    }
  }
}
