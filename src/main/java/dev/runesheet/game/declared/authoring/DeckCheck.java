package dev.runesheet.game.declared.authoring;

import dev.runesheet.game.declared.authoring.check.EntryPlaces;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.CardLine;
import dev.runesheet.game.declared.authoring.declaration.Declaration.DeckPart;
import dev.runesheet.game.declared.authoring.declaration.Declaration.DeckRules;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The check of decks against the game's rules for decks. */
final class DeckCheck {

  private final DeckRules rules;
  private final Map<String, CardLine> cards;
  private final Diagnostics findings;

  DeckCheck(DeckRules rules, Declaration.Cards cards, Diagnostics findings) {
    this.rules = rules;
    this.cards = cards.cards();
    this.findings = findings;
  }

  /** Checks a deck. */
  void check(Map<String, Integer> deck, SourceLocation place) {
    Predicate<CardLine> counts = card -> !rules.beginIn().containsKey(card.kind());
    int found = count(deck, counts);
    rules
        .cards()
        .filter(wanted -> wanted != found)
        .ifPresent(wanted -> error(place, found + " cards", wanted + " cards"));
    rules.copies().ifPresent(most -> copies(deck, counts, most, place));
    rules.parts().forEach(part -> part(deck, part, place));
  }

  private void part(Map<String, Integer> deck, DeckPart part, SourceLocation place) {
    Predicate<CardLine> belongs = card -> belongs(card, part);
    int found = count(deck, belongs);
    int most = part.most().orElse(Integer.MAX_VALUE);
    if (found < part.least() || found > most) {
      error(place, found + " " + part.called(), Words.range(found, part.least(), most));
    }
    part.copies().ifPresent(copies -> copies(deck, belongs, copies, place));
  }

  private static boolean belongs(CardLine card, DeckPart part) {
    boolean kind = part.kinds().isEmpty() || part.kinds().contains(card.kind());
    return kind
        && part.words().entrySet().stream()
            .allMatch(one -> card.words().getOrDefault(one.getKey(), "").equals(one.getValue()));
  }

  private int count(Map<String, Integer> deck, Predicate<CardLine> which) {
    return deck.entrySet().stream()
        .filter(one -> which.test(cards.get(one.getKey())))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }

  /** Cards of one name count together. */
  private void copies(
      Map<String, Integer> deck, Predicate<CardLine> which, int most, SourceLocation place) {
    Map<String, Integer> byName = new LinkedHashMap<>();
    Map<String, String> last = new LinkedHashMap<>();
    deck.forEach(
        (id, count) -> {
          CardLine card = cards.get(id);
          if (which.test(card)) {
            byName.merge(card.name(), count, Integer::sum);
            last.put(card.name(), id);
          }
        });
    byName.forEach(
        (name, count) -> {
          if (count > most) {
            SourceLocation card = EntryPlaces.field(place, last.get(name));
            error(card, count + " of " + Words.quote(name), "at most " + most);
          }
        });
  }

  private void error(SourceLocation place, String found, String expected) {
    findings.error(Code.DECK, place, found, expected);
  }

  /** True if a deck can follow the rules: no part has more cards at least than at most. */
  private static boolean possible(DeckRules rules, Diagnostics findings) {
    boolean all = true;
    for (DeckPart part : rules.parts()) {
      int most = part.most().orElse(Integer.MAX_VALUE);
      if (part.least() > most) {
        SourceLocation place = EntryPlaces.field(part.place(), "least");
        findings.error(
            Code.OUT_OF_RANGE, place, "" + part.least(), "at most " + most + ", as 'most' says");
        all = false;
      }
    }
    return all;
  }

  /** Checks all decks of a file. */
  static void check(
      Optional<DeckRules> rules,
      Declaration.Cards cards,
      Declaration.Decks decks,
      String file,
      Diagnostics findings) {
    SourceLocation all = SourceLocation.pointer(file, "/decks");
    decks
        .decks()
        .forEach(
            (name, deck) -> {
              if (deck.isEmpty() && rules.flatMap(DeckRules::cards).isEmpty()) {
                findings.error(Code.DECK, EntryPlaces.field(all, name), "no cards", "cards");
              }
            });
    rules.ifPresent(
        known -> {
          if (!possible(known, findings)) {
            return;
          }
          DeckCheck check = new DeckCheck(known, cards, findings);
          decks
              .decks()
              .forEach(
                  (name, deck) -> {
                    // A card that could not be read is told where it stands.
                    if (cards.cards().keySet().containsAll(deck.keySet())) {
                      check.check(deck, EntryPlaces.field(all, name));
                    }
                  });
        });
  }
}
