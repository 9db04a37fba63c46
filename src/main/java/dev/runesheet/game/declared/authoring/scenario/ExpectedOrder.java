package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.game.declared.authoring.scenario.TableThen.CardAt;
import dev.runesheet.game.declared.catalog.DeclaredCatalog.Zone;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The arrangement of cards whose order says nothing: each stands where a scenario expects one like
 * it, so that only what differs in more than order is told.
 */
final class ExpectedOrder {

  private ExpectedOrder() {}

  /**
   * The cards of each zone, arranged.
   *
   * @param expected what the scenario expects there; null for nothing
   */
  static Map<String, List<CardAt>> zones(
      Map<String, Zone> declared,
      Map<String, List<CardAt>> cards,
      Map<String, List<CardAt>> expected) {
    Map<String, List<CardAt>> asked = expected == null ? Map.of() : expected;
    Map<String, List<CardAt>> arranged = new LinkedHashMap<>();
    cards.forEach(
        (zone, are) -> {
          List<CardAt> wanted = asked.get(zone);
          arranged.put(
              zone,
              wanted == null
                  ? are.stream().map(ExpectedOrder::alone).toList()
                  : cards(are, wanted, declared.get(zone).anyOrder()));
        });
    return arranged;
  }

  /**
   * The cards shown to a player, in the order in which a scenario lists them; null if it does not.
   */
  static List<String> shown(List<String> cards, TableThen.Seat expected) {
    return expected == null || expected.shown() == null
        ? null
        : new UnorderedMatching<>(cards, expected.shown()).by(String::equals).entries();
  }

  /** A card that nobody asks about, for the recorder: without an empty list. */
  private static CardAt alone(CardAt card) {
    return card.attached().isEmpty() ? new CardAt(card.card(), card.stats(), null) : card;
  }

  private static List<CardAt> cards(List<CardAt> are, List<CardAt> wanted, boolean anyOrder) {
    List<CardAt> lie =
        anyOrder
            ? new UnorderedMatching<>(are, wanted)
                .by(ExpectedOrder::fits)
                .by(ExpectedOrder::named)
                .entries()
            : are;
    List<CardAt> cards = new ArrayList<>();
    for (int i = 0; i < lie.size(); i++) {
      if (lie.size() != wanted.size()) {
        cards.add(asked(lie.get(i), wanted));
      } else {
        cards.add(attached(lie.get(i), wanted.get(i)));
      }
    }
    return cards;
  }

  /** A card with those of its numbers only that a scenario speaks of, for lists that are told. */
  private static CardAt asked(CardAt card, List<CardAt> wanted) {
    Map<String, Double> stats = new LinkedHashMap<>(card.stats());
    stats
        .keySet()
        .removeIf(
            stat ->
                wanted.stream()
                    .noneMatch(one -> one.stats() != null && one.stats().containsKey(stat)));
    boolean attached = wanted.stream().anyMatch(one -> one.attached() != null);
    return new CardAt(card.card(), stats, attached ? card.attached() : null);
  }

  private static CardAt attached(CardAt card, CardAt wanted) {
    if (wanted.attached() == null) {
      return card;
    }
    return new CardAt(card.card(), card.stats(), arranged(card, wanted));
  }

  /** A card's attachments in the order expected, with the players that are asked for. */
  private static List<Attachment> arranged(CardAt card, CardAt expected) {
    List<Attachment> wanted = expected.attached();
    List<Attachment> are =
        new UnorderedMatching<>(card.attached(), wanted)
            .by(Attachment::fits)
            .by(Attachment::named)
            .entries();
    return are.size() == wanted.size()
        ? IntStream.range(0, are.size()).mapToObj(i -> are.get(i).asked(wanted.get(i))).toList()
        : are;
  }

  /** True if a scenario asks whose some attached card is. */
  static boolean asksOwners(Map<String, List<CardAt>> expected) {
    return expected.values().stream()
        .flatMap(List::stream)
        .filter(card -> card.attached() != null)
        .flatMap(card -> card.attached().stream())
        .anyMatch(one -> one.owner().isPresent());
  }

  private static boolean named(CardAt card, CardAt wanted) {
    return card.card().equals(wanted.card());
  }

  private static boolean fits(CardAt card, CardAt wanted) {
    return named(card, wanted)
        && (wanted.stats() == null
            || card.stats().entrySet().containsAll(wanted.stats().entrySet()))
        && (wanted.attached() == null || arranged(card, wanted).equals(wanted.attached()));
  }
}
