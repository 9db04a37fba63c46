package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardType;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The conversion of a card's row to its data in matches. */
final class CardTypes {

  private CardTypes() {}

  /**
   * A card.
   *
   * @param source its row
   * @param said the content of its effect strings besides effects
   * @param columns the columns of effects that it has
   * @param asking the columns whose effects ask a player
   * @param text its sentences
   */
  static CardType of(
      CardSource source, StringFacts said, List<String> columns, List<String> asking, String text) {
    return new CardType(
        source.code(),
        source.kind(),
        source.name(),
        source.printed().expansion(),
        !source.printed().notDealt(),
        cost(source, said),
        source.pips(),
        source.numbers().dice(),
        source.payout().onTurn(),
        source.payout().offTurn(),
        source.reward(),
        source.monster(),
        scores(source, said),
        said.consolation(),
        source.action(),
        columns,
        said.early(),
        said.late(),
        asking,
        said.brings(),
        said.flags(),
        text);
  }

  /**
   * The cost from printed numbers, or from the price at the beginning of an agent's or relic's
   * string.
   */
  private static Amounts cost(CardSource source, StringFacts said) {
    boolean byString = source instanceof CardSource.Agent || source instanceof CardSource.Relic;
    return byString
        ? said.price()
        : Amounts.of(source.gold(), source.fight().strength(), source.fight().magic(), 0);
  }

  private static CardType.Scores scores(CardSource source, StringFacts said) {
    Map<String, Integer> numbers = new TreeMap<>(said.scores());
    numbers.putAll(source.scores());
    return new CardType.Scores(numbers);
  }
}
