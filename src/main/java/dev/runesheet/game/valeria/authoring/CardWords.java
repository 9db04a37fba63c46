package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.word.MonsterType;
import dev.runesheet.language.strings.words.StringWords;
import dev.runesheet.spelling.Titled;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

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
        texts(cards, CardKind.MONSTER, card -> card.monster().area()),
        Titled.titles(MonsterType.class),
        texts(cards, CardKind.CITIZEN, CardSource::name),
        texts(cards, CardKind.STARTER, CardSource::name),
        texts(cards, CardKind.MONSTER, CardSource::name),
        aliases.reserves(),
        List.copyOf(flags),
        List.copyOf(bare),
        aliases.aliases());
  }

  private static List<String> texts(
      List<CardSource> cards, CardKind kind, Function<CardSource, String> text) {
    return cards.stream().filter(card -> card.kind() == kind).map(text).distinct().toList();
  }
}
