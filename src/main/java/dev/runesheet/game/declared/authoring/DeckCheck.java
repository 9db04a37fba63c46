package dev.runesheet.game.declared.authoring;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.declared.authoring.check.common.CommonZones;
import dev.runesheet.game.declared.authoring.check.common.DeckNeeds;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.authoring.declaration.Declaration.DeckPart;
import dev.runesheet.game.declared.catalog.Card;
import dev.runesheet.game.declared.catalog.DeckRules;
import dev.runesheet.game.declared.catalog.DeckRules.Share;
import dev.runesheet.model.SourceLocation;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Severity;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The check of decks against the game's rules for decks. */
final class DeckCheck {

  private final Declaration.DeckRules declared;
  private final DeckRules rules;
  private final Map<String, Card> cards = new LinkedHashMap<>();
  private final Diagnostics findings;

  private DeckCheck(Declaration.DeckRules declared, Declaration.Cards all, Diagnostics findings) {
    this.declared = declared;
    boolean beginningsRead = !findings.isWrong(declared.place(), "begin in");
    this.rules = rules(declared, beginningsRead ? declared.cards().orElse(0) : 0, all);
    this.findings = findings;
    all.cards()
        .forEach(
            (id, line) ->
                cards.put(
                    id, new Card(line.name(), line.kind(), Map.of(), line.words(), Map.of(), "")));
  }

  /** The rules for decks as matches know them. */
  static DeckRules rules(Declaration.DeckRules declared, Declaration.Cards cards) {
    return rules(declared, declared.cards().orElse(0), cards);
  }

  private static DeckRules rules(
      Declaration.DeckRules declared, int size, Declaration.Cards cards) {
    return new DeckRules(
        size,
        declared.copies().orElse(Integer.MAX_VALUE),
        declared.parts().stream().map(DeckCheck::share).toList(),
        cards.cards().entrySet().stream()
            .filter(card -> card.getValue().ofNoSet())
            .map(Map.Entry::getKey)
            .toList());
  }

  private static Share share(DeckPart part) {
    return new Share(
        part.called(),
        part.kinds(),
        part.words(),
        part.least(),
        part.most().orElse(Integer.MAX_VALUE),
        part.copies().orElse(Integer.MAX_VALUE));
  }

  /** Checks a deck; a card that could not be read is told where it stands. */
  private void check(Map<String, Integer> deck, SourceLocation place) {
    if (!cards.keySet().containsAll(deck.keySet())) {
      return;
    }
    for (DeckRules.Fault fault :
        rules.faults(deck, cards, card -> !declared.beginIn().containsKey(card.kind()))) {
      SourceLocation at = fault.card().isEmpty() ? place : place.field(fault.card());
      findings.error(Code.DECK, at, fault.found(), fault.expected());
    }
  }

  /** True if a deck can follow the rules: no part has more cards at least than at most. */
  private boolean possible() {
    boolean all = true;
    for (DeckPart part : declared.parts()) {
      int most = part.most().orElse(Integer.MAX_VALUE);
      if (part.least() > most) {
        SourceLocation place = part.place().field("least");
        findings.error(
            Code.OUT_OF_RANGE, place, "" + part.least(), "at most " + most + ", as 'most' says");
        all = false;
      }
    }
    return all;
  }

  /**
   * Checks all decks of a file but those with a card or number that could not be read, which is
   * told where it stands.
   *
   * <p>A deck of a common zone can be any cards.
   *
   * @param written the decks as the file has them
   */
  static void check(
      Declaration game,
      Declaration.Cards cards,
      Declaration.Decks decks,
      JsonValue written,
      Diagnostics findings) {
    Optional<Declaration.DeckRules> rules = game.deckBuilding();
    SourceLocation all = written.location().fieldOfFile("decks");
    if (written.node().path("decks").isEmpty()
        && game.deckZone().isPresent()
        && CommonZones.decks(game).isEmpty()) { // A match can still begin from a position.
      String expected = "a deck that players can have";
      findings.add(Diagnostic.of(Code.EMPTY, all, "no deck", expected).as(Severity.WARNING));
    }
    Map<String, Map<String, Integer>> whole = new LinkedHashMap<>(decks.decks());
    whole
        .entrySet()
        .removeIf(
            deck ->
                written.node().path("decks").path(deck.getKey()).size() != deck.getValue().size());
    whole.forEach(
        (name, deck) -> {
          if (deck.isEmpty() && rules.flatMap(Declaration.DeckRules::cards).isEmpty()) {
            findings.error(Code.DECK, all.field(name), "no cards", "cards");
          }
        });
    if (CommonZones.deckIsUnread(game, findings)) {
      return; // Any of them may be that deck.
    }
    whole.keySet().removeAll(CommonZones.decks(game));
    DeckNeeds.check(game, cards, whole, all, findings);
    rules
        .map(known -> new DeckCheck(known, cards, findings))
        .filter(DeckCheck::possible)
        .ifPresent(check -> whole.forEach((name, deck) -> check.check(deck, all.field(name))));
  }
}
