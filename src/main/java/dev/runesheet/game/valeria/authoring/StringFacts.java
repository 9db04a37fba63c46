package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Amounts;
import dev.runesheet.game.valeria.CardType;
import java.util.List;
import java.util.Map;

/**
 * What the effect strings of a card say that is no effect but a number of the card.
 *
 * @param price what an agent or relic takes before it does anything
 * @param consolation when a starter without numbers pays
 * @param scores what a noble scores besides its numbers
 * @param early the columns that come before all others in a harvest
 * @param late the columns that wait for the action phase
 * @param brings the reserve that a card brings into the game; empty for most
 * @param flags the flags that a card gives
 * @param costs what a monster costs besides, by what the slayer owns
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
