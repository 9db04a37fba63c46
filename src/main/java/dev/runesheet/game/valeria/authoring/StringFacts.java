package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.card.Amounts;
import dev.runesheet.game.valeria.card.CardType;
import java.util.List;
import java.util.Map;

/**
 * The content of a card's effect strings that is not an effect but a number of the card.
 *
 * @param price the price of using an agent or relic
 * @param consolation the condition of payment for a starter without numbers
 * @param scores the score of a noble besides its numbers
 * @param early the columns that come before all others in a harvest
 * @param late the columns that act only in the action phase
 * @param brings the reserve that a card brings into the game; empty for most
 * @param flags the flags of the card
 * @param costs the special costs of a monster, by the slayer's cards
 */
record StringFacts(
    Amounts price,
    CardType.Consolation consolation,
    Map<String, Integer> scores,
    List<String> early,
    List<String> late,
    String brings,
    List<String> flags,
    List<ForEach> costs) {

  static final StringFacts NONE =
      new StringFacts(
          Amounts.NONE,
          CardType.Consolation.NONE,
          Map.of(),
          List.of(),
          List.of(),
          "",
          List.of(),
          List.of());

  StringFacts {
    scores = Map.copyOf(scores);
    early = List.copyOf(early);
    late = List.copyOf(late);
    flags = List.copyOf(flags);
    costs = List.copyOf(costs);
  }

  /** An amount of a resource for each monster of a name that the slayer owns. */
  record ForEach(String resource, String monster, int amount) {}
}
