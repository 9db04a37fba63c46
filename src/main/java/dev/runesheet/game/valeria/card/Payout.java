package dev.runesheet.game.valeria.card;

import dev.runesheet.spelling.Word;
import java.util.function.Function;

/** The moments for which amounts are printed on cards; each is a column of effects, too. */
public enum Payout implements Word {
  ON_TURN(CardType::onTurn),
  OFF_TURN(CardType::offTurn),
  REWARD(CardType::reward);

  private final Function<CardType, Amounts> printed;
  private final String word = Word.super.word().replace(' ', '-');

  Payout(Function<CardType, Amounts> printed) {
    this.printed = printed;
  }

  @Override
  public String word() {
    return word;
  }

  /** The amounts printed on a card for it. */
  public Amounts of(CardType card) {
    return printed.apply(card);
  }
}
