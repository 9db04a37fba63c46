package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.Chance;
import dev.runesheet.game.declared.DeclaredCatalog;
import dev.runesheet.game.declared.DeclaredCatalog.Card;
import dev.runesheet.game.declared.setup.DeckRules;
import dev.runesheet.game.declared.setup.DeckRules.Share;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Draws decks that the rules of deck building allow: any cards, each as likely. */
final class RandomDecks {

  private final DeclaredCatalog catalog;
  private final DeckRules rules;
  private final Chance chance;

  RandomDecks(DeclaredCatalog catalog, Chance chance) {
    this.catalog = catalog;
    this.rules = catalog.extras().building();
    this.chance = chance;
  }

  /** Whether a game declares rules for decks, so that one can be drawn. */
  static boolean can(DeclaredCatalog catalog) {
    return catalog.extras().building() != null && catalog.extras().building().cards() > 0;
  }

  /** A deck: ids of cards. */
  List<String> deck() {
    List<String> deck = new ArrayList<>();
    Map<String, Integer> names = new HashMap<>();
    for (Share part : rules.parts()) {
      boolean elsewhere = part.most() < rules.cards();
      int more = elsewhere ? part.most() - part.least() + 1 : 1;
      int wanted = part.least() + (more > 1 ? chance.roll(more) - 1 : 0);
      draw(deck, names, wanted, part::has, elsewhere ? 1 : rules.copies());
    }
    Predicate<Card> ofDeck = card -> rules.parts().stream().noneMatch(one -> limits(one, card));
    int there = (int) deck.stream().filter(id -> ofDeck.test(catalog.cards().get(id))).count();
    draw(deck, names, rules.cards() - there, ofDeck, rules.copies());
    return deck;
  }

  /** Whether no more cards of a part can be drawn beside it. */
  private boolean limits(Share part, Card card) {
    return part.most() < rules.cards() && part.has(card);
  }

  private void draw(
      List<String> deck,
      Map<String, Integer> names,
      int wanted,
      Predicate<Card> which,
      int copies) {
    List<String> open = new ArrayList<>();
    catalog
        .cards()
        .forEach(
            (id, card) -> {
              if (which.test(card)) {
                open.add(id);
              }
            });
    for (int left = wanted; left > 0 && !open.isEmpty(); ) {
      int place = chance.roll(open.size()) - 1;
      String name = catalog.cards().get(open.get(place)).name();
      if (names.merge(name, 1, Integer::sum) <= copies) {
        deck.add(open.get(place));
        left--;
      } else {
        open.remove(place);
      }
    }
  }
}
