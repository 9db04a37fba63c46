package dev.runesheet.language.registry;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The names of cards in operations: their ids, their names, other names, and names of families,
 * whose cards are chosen by the rank of a tile (decision 11).
 */
public final class CardNames {

  private final Map<String, List<String>> cards = new LinkedHashMap<>();
  private final Map<String, List<String>> families;

  /**
   * Names of some cards.
   *
   * @param cardList the cards
   * @param more other names: one card, or three for ranks 1 to 3
   */
  public CardNames(Collection<CardSource> cardList, Map<String, List<String>> more) {
    for (CardSource card : cardList) {
      cards.put(card.id(), List.of(card.id()));
    }
    for (CardSource card : cardList) {
      if (!card.name().isEmpty()) {
        cards.putIfAbsent(card.name(), List.of(card.id()));
      }
    }
    families = new LinkedHashMap<>(more);
    cards.putAll(more);
  }

  /** The card of a name, or those for ranks 1 to 3. */
  Optional<List<String>> find(String name) {
    return Optional.ofNullable(cards.get(name));
  }

  /** The name of a family of cards. */
  Optional<String> family(List<String> ids) {
    return families.entrySet().stream()
        .filter(entry -> entry.getValue().equals(ids))
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** All names. */
  List<String> all() {
    return new ArrayList<>(cards.keySet());
  }
}
