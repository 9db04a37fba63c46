package dev.runesheet.game.declared.authoring.check.common;

import dev.runesheet.analysis.Finding;
import dev.runesheet.game.declared.authoring.declaration.Declaration;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.model.Effect;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.word.WordList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The check for cards that no match has: players have no decks, no common zone begins with them,
 * and no line names them.
 */
public final class CommonCards {

  private CommonCards() {}

  /** The cards of a game that is without errors. */
  public static List<Finding> of(
      Declaration game,
      Declaration.Cards cards,
      DeclaredCatalog catalog,
      Collection<Effect> effects) {
    if (game.deckZone().isPresent()) {
      return List.of(); // Any list of its cards can be a deck.
    }
    Set<String> there = new HashSet<>();
    catalog.zones().values().forEach(zone -> there.addAll(zone.begins()));
    effects.stream()
        .flatMap(Effect::calls)
        .forEach(act -> there.addAll(act.naming(WordList.CARD).values()));
    return cards.cards().keySet().stream()
        .filter(id -> !there.contains(id))
        .map(id -> told(id, cards.cards().get(id)))
        .toList();
  }

  private static Finding told(String id, Declaration.CardLine card) {
    String expected = "a deck that has it, or a line that makes it";
    return new Finding(
        Diagnostic.about(Code.UNUSED, card.places().all(), "card", id, expected), List.of(id));
  }
}
