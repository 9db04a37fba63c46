package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.word.Property;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The words that cards of some kinds carry, which they have for good. */
public record CarriedWords(DeclaredCatalog catalog) {

  /**
   * A word that no card carries which carries those before.
   *
   * @param property the property that it should be
   * @param before those before, by property
   * @param others the words that are the property of cards which carry those before
   */
  public record Missing(
      String property, String word, Map<String, String> before, Set<String> others) {}

  /**
   * The words that a property can be: those that the game declares, or those of its cards if it
   * declares none.
   */
  public Collection<String> declared(String property) {
    List<String> words = catalog.properties().getOrDefault(property, List.of());
    return words.isEmpty() ? of(catalog.kinds().keySet(), property) : words;
  }

  /** The words that are a property of cards of some kinds. */
  public Set<String> of(Collection<String> kinds, String property) {
    return of(kinds, Map.of(), property);
  }

  /** The first of some words that no card of some kinds carries together with those before. */
  public Optional<Missing> missing(Collection<String> kinds, Map<String, String> words) {
    Map<String, String> before = new LinkedHashMap<>();
    for (Map.Entry<String, String> one : words.entrySet()) {
      Set<String> carried = of(kinds, before, one.getKey());
      if (!carried.contains(one.getValue())) {
        return Optional.of(new Missing(one.getKey(), one.getValue(), before, carried));
      }
      before.put(one.getKey(), one.getValue());
    }
    return Optional.empty();
  }

  /** The word that a card has as a property; empty if it has none. */
  public static String word(Map.Entry<String, Card> card, String property) {
    return switch (property) {
      case Property.KIND -> card.getValue().kind();
      case Property.NAME -> card.getValue().name();
      case Property.DEFINITION -> card.getKey();
      default -> card.getValue().words().getOrDefault(property, "");
    };
  }

  private Set<String> of(Collection<String> kinds, Map<String, String> having, String property) {
    Set<String> words = new TreeSet<>();
    catalog.cards().entrySet().stream()
        .filter(card -> kinds.contains(card.getValue().kind()))
        .filter(card -> card.getValue().words().entrySet().containsAll(having.entrySet()))
        .forEach(card -> words.add(word(card, property)));
    words.remove("");
    return words;
  }
}
