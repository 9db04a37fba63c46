package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.game.declared.authoring.declaration.EffectLine;
import dev.runesheet.game.declared.catalog.CountedNumbers;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import dev.runesheet.model.diagnostic.Words;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The check for decks whose attached cards count in no number that an ability of the deck needs, so
 * that without help of effects none can be used.
 */
public final class DeckNeeds {

  private final Declaration game;
  private final Declaration.Cards cards;

  /** The numbers in which some attached card counts. */
  private final Set<String> counted = new TreeSet<>();

  private DeckNeeds(Declaration game, Declaration.Cards cards) {
    this.game = game;
    this.cards = cards;
    game.counts()
        .forEach(
            (kind, property) ->
                game.words()
                    .getOrDefault(property, List.of())
                    .forEach(word -> counted.add(CountedNumbers.name(word, kind))));
  }

  /**
   * Warns of each deck of which no ability that needs numbers has those that it needs.
   *
   * @param decks the decks by name, each with its cards
   * @param place the place of all decks
   */
  public static void check(
      Declaration game,
      Declaration.Cards cards,
      Map<String, Map<String, Integer>> decks,
      SourceLocation place,
      Diagnostics findings) {
    DeckNeeds check = new DeckNeeds(game, cards);
    decks.forEach((name, deck) -> check.deck(deck.keySet(), place.field(name), findings));
  }

  private void deck(Set<String> ids, SourceLocation place, Diagnostics findings) {
    List<CardLine> deck = ids.stream().map(cards.cards()::get).filter(one -> one != null).toList();
    Set<String> brought = new TreeSet<>();
    deck.forEach(
        card -> brought.add(CountedNumbers.of(game.counts(), card.kind(), card.words()::get)));
    List<Set<String>> needs =
        deck.stream()
            .flatMap(card -> card.effects().stream())
            .filter(EffectLine.Ability.class::isInstance)
            .map(effect -> ((EffectLine.Ability) effect).needs().keySet())
            .filter(needed -> !needed.isEmpty())
            .map(this::ofCounted)
            .toList();
    if (!needs.isEmpty() && needs.stream().noneMatch(brought::containsAll)) {
      Set<String> lacking = new TreeSet<>();
      needs.forEach(lacking::addAll);
      lacking.removeAll(brought);
      findings.add(told(lacking, place));
    }
  }

  private Set<String> ofCounted(Set<String> numbers) {
    Set<String> all = new TreeSet<>(numbers);
    all.retainAll(counted);
    return all;
  }

  private static Diagnostic told(Set<String> lacking, SourceLocation place) {
    String found = "cards of which no ability has all that it needs";
    String expected = "cards that count as " + Words.oneOf(List.copyOf(lacking));
    return Diagnostic.of(Code.DECK, place, found, expected).as(Severity.WARNING);
  }
}
