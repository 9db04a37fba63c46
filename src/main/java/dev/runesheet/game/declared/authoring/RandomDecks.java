package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.CountedNumbers;
import dev.runesheet.game.declared.catalog.DeckRules;
import dev.runesheet.game.declared.catalog.DeckRules.Share;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.Chance;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Draws decks that the rules of deck building allow: any cards of the sets, each as likely. What
 * abilities need and attached cards count for, such as mana, is drawn first; then only cards whose
 * needs it meets, as long as there are some. In the end what no card needs goes.
 */
final class RandomDecks {

  private final DeclaredCatalog catalog;
  private final DeckRules rules;
  private final Chance chance;
  private final Map<String, Card> cards;

  /** The stats for which an attached card of the game can count. */
  private final Set<String> supplies = new HashSet<>();

  /**
   * Draws from the cards of a game.
   *
   * @param all whether decks can have cards of no set, too
   */
  RandomDecks(DeclaredCatalog catalog, Chance chance, boolean all) {
    this.catalog = catalog;
    this.rules = catalog.extras().building();
    this.chance = chance;
    cards = new LinkedHashMap<>(catalog.cards());
    if (!all) {
      rules.undrawn().forEach(cards::remove);
    }
    cards.values().forEach(card -> supplies.add(supply(card)));
    supplies.remove("");
  }

  /** True if a game declares rules for decks, so that one can be drawn. */
  static boolean can(DeclaredCatalog catalog) {
    return catalog.extras().building() != null && catalog.extras().building().cards() > 0;
  }

  /** A deck: ids of cards. */
  List<String> deck() {
    List<String> deck = new ArrayList<>();
    Map<String, Integer> names = new HashMap<>();
    for (boolean supplying : List.of(true, false)) {
      for (Share part : rules.parts()) {
        if (supplying == isSupply(part)) {
          boolean elsewhere = part.most() < rules.cards();
          int more = elsewhere ? part.most() - part.least() + 1 : 1;
          int wanted = part.least() + (more > 1 ? chance.roll(more) - 1 : 0);
          draw(deck, names, wanted, part::has, elsewhere ? 1 : rules.copies());
        }
      }
    }
    Predicate<Card> ofDeck = card -> rules.parts().stream().noneMatch(one -> limits(one, card));
    int there = (int) deck.stream().filter(id -> ofDeck.test(cards.get(id))).count();
    draw(deck, names, rules.cards() - there, ofDeck, rules.copies());
    rules.parts().stream().filter(this::isSupply).forEach(part -> dropIdle(deck, part));
    return deck;
  }

  /** True if no more cards of a part can be drawn beside it. */
  private boolean limits(Share part, Card card) {
    return part.most() < rules.cards() && part.has(card);
  }

  /** The stat for which a card counts where it is attached; empty for none. */
  private String supply(Card card) {
    return CountedNumbers.of(catalog.extras().counts(), card);
  }

  private boolean isSupply(Share part) {
    return cards.values().stream().anyMatch(card -> part.has(card) && !supply(card).isEmpty());
  }

  /** The stats that abilities of a card need, of those for which attached cards count. */
  private Set<String> needs(Card card) {
    Set<String> needs = new HashSet<>();
    card.abilities().values().forEach(ability -> needs.addAll(ability.needs().keySet()));
    needs.retainAll(supplies);
    return needs;
  }

  /** Takes out cards of a part that no card of the deck needs, until only the least are left. */
  private void dropIdle(List<String> deck, Share part) {
    Set<String> needed = new HashSet<>();
    deck.forEach(id -> needed.addAll(needs(cards.get(id))));
    List<String> idle = new ArrayList<>(deck);
    idle.removeIf(id -> !part.has(cards.get(id)) || needed.contains(supply(cards.get(id))));
    long there = deck.stream().filter(id -> part.has(cards.get(id))).count();
    idle.stream().limit(Math.max(0, there - part.least())).forEach(deck::remove);
  }

  private void draw(
      List<String> deck,
      Map<String, Integer> names,
      int wanted,
      Predicate<Card> which,
      int copies) {
    Set<String> supplied = new HashSet<>();
    deck.forEach(id -> supplied.add(supply(cards.get(id))));
    Predicate<Card> met = card -> supplied.containsAll(needs(card));
    int left = some(deck, names, wanted, which.and(met), copies);
    some(deck, names, left, which.and(met.negate()), copies);
  }

  /** The number of cards of a card's name that the parts allow that it belongs to. */
  private int copies(Card card) {
    return rules.parts().stream()
        .filter(part -> part.has(card))
        .mapToInt(Share::copies)
        .min()
        .orElse(Integer.MAX_VALUE);
  }

  /** Draws cards as long as there are such, and gives how many are still wanted. */
  private int some(
      List<String> deck,
      Map<String, Integer> names,
      int wanted,
      Predicate<Card> which,
      int copies) {
    List<String> open = new ArrayList<>();
    cards.forEach(
        (id, card) -> {
          if (which.test(card)) {
            open.add(id);
          }
        });
    int left = wanted;
    while (left > 0 && !open.isEmpty()) {
      int place = chance.roll(open.size()) - 1;
      Card card = cards.get(open.get(place));
      if (names.merge(card.name(), 1, Integer::sum) <= Math.min(copies, copies(card))) {
        deck.add(open.get(place));
        left--;
      } else {
        open.remove(place);
      }
    }
    return left;
  }
}
