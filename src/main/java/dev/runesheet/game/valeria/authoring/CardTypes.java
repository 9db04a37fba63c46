package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Amounts;
import dev.runesheet.game.valeria.CardKind;
import dev.runesheet.game.valeria.CardType;
import dev.runesheet.game.valeria.Pips;
import dev.runesheet.game.valeria.Role;
import dev.runesheet.game.valeria.ScoreSheet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Makes what matches need to know of a card of what its row says. */
final class CardTypes {

  private static final int NONE = -1;

  private CardTypes() {}

  /**
   * A card.
   *
   * @param source its row
   * @param said what its effect strings say besides effects
   * @param columns the columns of effects that it has
   * @param asking those of them that ask somebody something
   * @param text what it does, in sentences
   */
  static CardType of(
      CardSource source, StringFacts said, List<String> columns, List<String> asking, String text) {
    return new CardType(
        source.code(),
        source.kind(),
        source.text(CardSheets.NAME),
        source.text(CardSheets.EXPANSION),
        !source.has(CardSheets.NOT_DEALT),
        cost(source, said),
        pips(source),
        dice(source),
        amounts(source, CardSheets.ON),
        amounts(source, CardSheets.OFF),
        amounts(source, CardSheets.REWARD),
        new CardType.Monster(
            source.text(CardSheets.AREA),
            source.text(CardSheets.TYPE),
            source.number(CardSheets.ORDER),
            source.has(CardSheets.EXTRA)),
        scores(source, said),
        said.consolation(),
        source.has(CardSheets.ACTION),
        columns,
        said.early(),
        said.late(),
        asking,
        said.brings(),
        said.flags(),
        text);
  }

  /** What printed numbers say, or the price that the string of an agent or relic begins with. */
  private static Amounts cost(CardSource source, StringFacts said) {
    boolean byString = source.kind() == CardKind.AGENT || source.kind() == CardKind.RELIC;
    return byString
        ? said.price()
        : Amounts.of(
            source.number(CardSheets.COST),
            source.number(CardSheets.STRENGTH),
            source.number(CardSheets.MAGIC),
            0);
  }

  private static Pips pips(CardSource source) {
    return new Pips(
        source.number(Role.SHADOW.word()),
        source.number(Role.HOLY.word()),
        source.number(Role.SOLDIER.word()),
        source.number(Role.WORKER.word()));
  }

  /** An event without a number fires at no roll: its number is one that no dice show. */
  private static CardType.Dice dice(CardSource source) {
    int ifEmpty = source.kind() == CardKind.EVENT ? 0 : NONE;
    return new CardType.Dice(
        source.number(CardSheets.FIRST, ifEmpty), source.number(CardSheets.SECOND, NONE));
  }

  static Amounts amounts(CardSource source, String key) {
    return Amounts.of(
        source.number(key + " gold"),
        source.number(key + " strength"),
        source.number(key + " magic"),
        source.number(key + " points"));
  }

  private static CardType.Scores scores(CardSource source, StringFacts said) {
    Map<String, Integer> numbers = new TreeMap<>(said.scores());
    for (String counted : ScoreSheet.COUNTED) {
      int number = source.number("score " + counted);
      if (number > 0) {
        numbers.put(counted, number);
      }
    }
    return new CardType.Scores(numbers);
  }
}
