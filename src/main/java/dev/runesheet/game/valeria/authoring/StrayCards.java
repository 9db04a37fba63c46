package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Warns of cards whose word for what they come with is no other card's, or missing: matches are
 * dealt by expansion and area, so a misspelt one keeps its card out of all of them. The expansion
 * of a starter is left alone: it is dealt by its name.
 */
final class StrayCards {

  private final List<CardSource> cards;
  private final Diagnostics findings;

  private StrayCards(List<CardSource> cards, Diagnostics findings) {
    this.cards = cards;
    this.findings = findings;
  }

  static void check(List<CardSource> cards, Diagnostics findings) {
    List<CardSource> others =
        cards.stream().filter(card -> card.kind() != CardKind.STARTER).toList();
    StrayCards check = new StrayCards(others, findings);
    check.alone(CardSheets.EXPANSION);
    check.alone(CardSheets.AREA);
    check.without(CardSheets.EXPANSION);
    check.without(CardSheets.AREA);
  }

  private void alone(String key) {
    Map<String, List<CardSource>> byWord = new TreeMap<>();
    for (CardSource card : cards) {
      if (card.has(key)) {
        byWord.computeIfAbsent(card.text(key), word -> new ArrayList<>()).add(card);
      }
    }
    List<String> shared =
        byWord.keySet().stream().filter(word -> byWord.get(word).size() > 1).toList();
    if (shared.isEmpty()) {
      return;
    }
    byWord.forEach(
        (word, having) -> {
          if (having.size() == 1) {
            findings.unknownWord(Code.CARD_STRAY, having.get(0).places().get(key), word, shared);
          }
        });
  }

  /** An empty cell, if all other cards of its sheet have a word there. */
  private void without(String key) {
    for (CardKind kind : CardKind.values()) {
      List<CardSource> all = cards.stream().filter(card -> card.kind() == kind).toList();
      List<CardSource> empty = all.stream().filter(card -> !card.has(key)).toList();
      if (all.size() > 2 && empty.size() == 1 && empty.get(0).places().containsKey(key)) {
        String expected = "what each other card of the sheet has: matches are dealt by it";
        findings.error(Code.CARD_STRAY, empty.get(0).places().get(key), "an empty cell", expected);
      }
    }
  }
}
