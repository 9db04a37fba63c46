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
import java.util.Set;
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
            .slot("number", List.of(), AnswerForms.NUMBERED)
            .forms("use {ability} {number}", "{card}: {ability}", "{id}: {ability}", "{payment}")
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
    String with = entities(forms, taken, taken.with(action), players, " with which to " + name);
    String on = entities(forms, taken, taken.on(action), players, " on which to " + name);
    forms.forms(name + with + (action.on().isEmpty() ? "" : " on" + on));
  }

  /** The slot of entities of some kinds; its first word says what is missing where none is. */
  private static String entities(
      AnswerForms forms, ActionKinds taken, Set<String> kinds, List<String> players, String use) {
    String slot = (kinds.size() == 1 ? kinds.iterator().next() : "card") + use;
    forms.slot(slot, taken.names(kinds, players), AnswerForms.NUMBERED);
    return " {" + slot + "}";
  }
}
