package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.board.CardType;
import dev.runesheet.game.queensblood.board.QueensCatalog;
import dev.runesheet.game.queensblood.setup.DeckRules;
import dev.runesheet.spi.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Draws legal decks at random: every copy that a deck may hold is as likely as any other. */
final class RandomDecks {

  /** Keeps these draws apart from those of a match with the same seed. */
  private static final long SALT = 0x5DEC_C0DE_15CA_4D5FL;

  private RandomDecks() {}

  /** A deck for each side; empty if there are too few cards for one. */
  static Optional<List<List<String>>> draw(QueensCatalog catalog, long seed) {
    List<String> copies = new ArrayList<>();
    for (CardType card : catalog.cards().values()) {
      copies.addAll(Collections.nCopies(card.category().copies(), card.id()));
    }
    if (copies.size() < DeckRules.SIZE) {
      return Optional.empty();
    }
    Chance chance = Chance.seeded(seed ^ SALT);
    return Optional.of(List.of(deck(copies, chance), deck(copies, chance)));
  }

  private static List<String> deck(List<String> copies, Chance chance) {
    for (int i = 0; i < DeckRules.SIZE; i++) {
      Collections.swap(copies, i, i + chance.roll(copies.size() - i) - 1);
    }
    return List.copyOf(copies.subList(0, DeckRules.SIZE));
  }
}
