package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.language.strings.StringWords;
import java.util.List;
import java.util.Set;

/** The words that effect strings may name, as the sheets of cards have them. */
final class CardWords {

  private CardWords() {}

  /**
   * The words.
   *
   * @param flags the flags of the table of flags
   * @param bare those of them that are written alone
   * @param aliases older words for whole strings, and the names of reserves
   */
  static StringWords of(
      List<CardSource> cards, Set<String> flags, Set<String> bare, Aliases aliases) {
    return new StringWords(
        ValeriaWords.resources(),
        texts(cards, CardKind.MONSTER, CardSheets.AREA),
        CardSheets.MONSTER_TYPES,
        texts(cards, CardKind.CITIZEN, CardSheets.NAME),
        texts(cards, CardKind.STARTER, CardSheets.NAME),
        texts(cards, CardKind.MONSTER, CardSheets.NAME),
        aliases.reserves(),
        List.copyOf(flags),
        List.copyOf(bare),
        aliases.aliases());
  }

  private static List<String> texts(List<CardSource> cards, CardKind kind, String key) {
    return cards.stream()
        .filter(card -> card.kind() == kind)
        .map(card -> card.text(key))
        .distinct()
        .toList();
  }
}
