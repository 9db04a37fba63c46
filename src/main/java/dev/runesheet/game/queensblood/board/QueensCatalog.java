package dev.runesheet.game.queensblood.board;

import static dev.runesheet.spi.fault.RequiredArguments.given;
import static dev.runesheet.spi.fault.RequiredArguments.givenAll;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spelling.Excerpt;
import dev.runesheet.spelling.IdHints;
import dev.runesheet.spi.setup.RecordJson;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cards and decks that a match can be set up with; what cards do is in the rules.
 *
 * @param cards the cards by id
 * @param decks the ids of the cards of each deck, by its name
 * @param variants the variants of the global rules
 * @param plays the options to play its cards
 * @param numbers the numbers that the cards of decks get
 */
public record QueensCatalog(
    Map<String, CardType> cards,
    Map<String, List<String>> decks,
    List<String> variants,
    PlayOptions plays,
    DeckNumbers numbers) {

  /**
   * Copies the collections, in their order.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  public QueensCatalog {
    cards = Collections.unmodifiableMap(new LinkedHashMap<>(given(cards, "cards")));
    Map<String, List<String>> fixed = new LinkedHashMap<>(given(decks, "decks"));
    fixed.replaceAll((name, ids) -> List.copyOf(ids));
    decks = Collections.unmodifiableMap(fixed);
    variants = givenAll(variants, "variants");
    given(plays, "plays");
    given(numbers, "numbers");
  }

  /** A catalog of which nothing has been played. */
  public QueensCatalog(
      Map<String, CardType> cards, Map<String, List<String>> decks, List<String> variants) {
    this(cards, decks, variants, new PlayOptions(), new DeckNumbers());
  }

  /**
   * A card by its id.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there is none
   */
  public CardType card(String id) {
    CardType card = cards.get(given(id, "id"));
    if (card == null) {
      throw new IllegalArgumentException(
          "card (" + Excerpt.of(id) + ") is not one of the " + cards.size() + " cards.");
    }
    return card;
  }

  /**
   * A deck by its name.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there is none
   */
  public List<String> deck(String name) {
    List<String> deck = decks.get(given(name, "name"));
    if (deck == null) {
      throw new IllegalArgumentException(
          "deck (" + Excerpt.of(name) + ") is not one of " + decks.keySet() + ".");
    }
    return deck;
  }

  /** The suggestions for unknown card ids. */
  public IdHints hints() {
    Map<String, String> names = new LinkedHashMap<>();
    cards.forEach((id, card) -> names.put(id, card.name()));
    return new IdHints(names, "the id of a card");
  }

  /** The JSON form of a catalog: the cards in a list. */
  record Kept(List<CardType> cards, Map<String, List<String>> decks, List<String> variants) {}

  /** The catalog as JSON, for a rule book. */
  public JsonNode toJson() {
    return RecordJson.write(new Kept(List.copyOf(cards.values()), decks, variants));
  }

  /**
   * Reads what {@link #toJson} writes.
   *
   * @throws IllegalArgumentException if it is not that
   */
  public static QueensCatalog of(JsonNode json) {
    Kept kept = RecordJson.read(given(json, "json"), Kept.class);
    Map<String, CardType> cards = new LinkedHashMap<>();
    kept.cards().forEach(card -> cards.put(card.id(), card));
    return new QueensCatalog(cards, kept.decks(), kept.variants());
  }
}
