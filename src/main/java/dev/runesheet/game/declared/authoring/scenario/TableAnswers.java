package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.testing.declared.AnswerForms;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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
    String any =
        Stream.concat(ids.stream(), cards.stream())
            .sorted((one, other) -> other.length() - one.length())
            .map(Pattern::quote)
            .collect(Collectors.joining("|", "(?:", ")"));
    AnswerForms forms =
        new AnswerForms()
            .slot("option", options)
            .slot("card", cards)
            .slot("id", ids)
            .slot("payment", List.of(), any + "(?:, " + any + ")*")
            .slot("entity", entities, "e\\d+")
            .slot("action", catalog.actions().keySet())
            .slot("action with", actions(catalog, action -> !action.scope().isEmpty()))
            .slot("action on", actions(catalog, action -> !action.on().isEmpty()))
            .slot("ability", abilities)
            .forms("use {ability} {entity}", "{card}: {ability}", "{id}: {ability}", "{payment}");
    Stream<String> usual =
        Stream.of(
            "{option}",
            "{entity}",
            "{action}",
            "{entity} {option}",
            "{action with} {entity}",
            "{action on} {entity} on {entity}");
    Stream<String> kinds =
        catalog.extras().abilityKinds().values().stream().map(kind -> kind.words());
    Stream.concat(usual, kinds).distinct().forEach(forms::forms);
    return forms;
  }

  private static List<String> actions(
      DeclaredCatalog catalog, Predicate<DeclaredCatalog.Action> which) {
    return catalog.actions().entrySet().stream()
        .filter(action -> which.test(action.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }
}
