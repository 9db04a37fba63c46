package dev.runesheet.game.declared.state;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The exchange of hidden cards out of play at random, each to a place where cards of its kind can
 * come. Chance alone decides which of those that can come to a place does, not where a card lay,
 * which a fork for a bot must not tell.
 */
final class DealAnew {

  /** The cards, in the order in which they are taken. */
  private final List<Entity> cards;

  /** The cards that can come to each zone. */
  private final Map<String, Set<Entity>> coming = new HashMap<>();

  /** The place that each card has got so far. */
  private final Map<Entity, Place> got = new HashMap<>();

  /** The place of a card; no other card has it. */
  private record Place(String zone, int position, int controller) {}

  private DealAnew(DeclaredCatalog catalog, List<Entity> cards) {
    this.cards = new ArrayList<>(cards);
    Map<String, Set<String>> kinds = new HashMap<>();
    for (Entity card : cards) { // Who sets up a position by hand may lay a card anywhere.
      kinds.computeIfAbsent(card.getZone(), any -> new HashSet<>()).add(card.getKind());
    }
    kinds.forEach(
        (name, lying) -> {
          Zone zone = catalog.zones().get(name);
          Set<Entity> all = new HashSet<>(cards);
          all.removeIf(
              card ->
                  zone != null && !zone.mayHave(card.getKind()) && !lying.contains(card.getKind()));
          coming.put(name, all);
        });
  }

  /** Lays cards into each other's places. */
  static void deal(MatchContext match, DeclaredCatalog catalog, List<Entity> cards) {
    DealAnew deal = new DealAnew(catalog, cards);
    if (deal.coming.values().stream().allMatch(all -> all.size() == cards.size())) {
      match.exchange(cards);
      return;
    }
    match.shuffle(deal.cards);
    List<Place> places = new ArrayList<>();
    for (Entity card : cards) {
      places.add(new Place(card.getZone(), card.getPosition(), card.getController()));
    }
    match.shuffle(places); // Which is filled first must not follow from the card that lay there.
    // Where the fewest can come is filled first: others can come to what is left.
    places.sort(Comparator.comparingInt(place -> deal.coming.get(place.zone()).size()));
    places.forEach(place -> deal.fill(place, new HashSet<>()));
    for (Entity card : cards) {
      Place place = deal.got.get(card);
      match.lay(card, place.zone(), place.position(), place.controller(), false);
    }
  }

  /**
   * Gives a place a card that has none yet; if there is no such card, one whose place another can
   * take.
   *
   * @param tried the cards whose places no other can take, which it adds to
   */
  private boolean fill(Place place, Set<Entity> tried) {
    Predicate<Entity> free = card -> !got.containsKey(card);
    Predicate<Entity> given = card -> tried.add(card) && fill(got.get(card), tried);
    for (Predicate<Entity> which : List.of(free, given)) {
      for (Entity card : cards) {
        if (coming.get(place.zone()).contains(card) && which.test(card)) {
          got.put(card, place);
          return true;
        }
      }
    }
    return false;
  }
}
