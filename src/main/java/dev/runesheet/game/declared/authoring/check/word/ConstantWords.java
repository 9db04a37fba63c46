package dev.runesheet.game.declared.authoring.check.word;

import dev.runesheet.game.declared.authoring.check.role.RoleKinds;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Condition;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.word.Property;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * The answers to conditions on words that are known beforehand, from the kinds that an entity can
 * be of and the card that it surely is. An answer is what it is in every match.
 */
public record ConstantWords(DeclaredCatalog catalog) {

  /**
   * An answer that is always the same.
   *
   * @param others the words that hold instead
   */
  public record Settled(boolean holds, String others) {}

  /** The answer to a condition of an entity; empty unless it is always the same. */
  public Optional<Settled> of(Condition.Is is, RoleKinds roles) {
    Set<String> kinds = new TreeSet<>(roles.of(is.who()));
    Optional<String> card = roles.card(is.who());
    if (kinds.isEmpty()) {
      return Optional.empty();
    }
    boolean ofCard = is.property().equals(Property.DEFINITION);
    if (is.property().equals(Property.KIND) && catalog.kinds().containsKey(is.word())) {
      return ofKinds(is, kinds);
    }
    if (ofCard && catalog.cards().containsKey(is.word()) && card.isEmpty()) {
      boolean never = !kinds.contains(catalog.cards().get(is.word()).kind());
      return never(never, "a card whose kind is " + Words.oneOf(kinds));
    }
    boolean word = catalog.properties().containsKey(is.property());
    boolean known = word || is.property().equals(Property.NAME);
    if (card.isPresent() && (known || ofCard && catalog.cards().containsKey(is.word()))) {
      return Optional.of(ofCard(is, card.get()));
    }
    return word && catalog.extras().characters() == null ? ofWords(is, kinds) : Optional.empty();
  }

  private static Optional<Settled> ofKinds(Condition.Is is, Set<String> kinds) {
    return kinds.equals(Set.of(is.word()))
        ? Optional.of(new Settled(true, always(is.word())))
        : never(!kinds.contains(is.word()), Words.oneOf(kinds));
  }

  private Settled ofCard(Condition.Is is, String card) {
    String word = CarriedWords.word(Map.entry(card, catalog.cards().get(card)), is.property());
    String others = word.isEmpty() ? "a word that " + Words.quote(card) + " has" : always(word);
    return new Settled(word.equals(is.word()), others);
  }

  /** Of a property that no card carries yet, nothing is known of the cards to come. */
  private Optional<Settled> ofWords(Condition.Is is, Set<String> kinds) {
    if (kinds.stream().noneMatch(DeclaredCatalog::isOfCards)) {
      return never(true, "a card, as no other has words");
    }
    CarriedWords words = new CarriedWords(catalog);
    Set<String> carried = words.of(kinds, is.property());
    boolean begun = !words.of(catalog.kinds().keySet(), is.property()).isEmpty();
    String ofAll = ", the " + is.property() + " of every card whose kind is " + Words.oneOf(kinds);
    return never(begun && !carried.contains(is.word()), some(carried, is.property()) + ofAll);
  }

  private static String some(Collection<String> words, String property) {
    return words.isEmpty() ? "no " + property : Words.oneOf(words);
  }

  private static Optional<Settled> never(boolean never, String others) {
    return never ? Optional.of(new Settled(false, others)) : Optional.empty();
  }

  private static String always(String word) {
    return Words.quote(word) + ", which it always is";
  }
}
