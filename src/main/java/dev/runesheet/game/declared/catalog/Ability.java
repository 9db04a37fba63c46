package dev.runesheet.game.declared.catalog;

import java.util.Map;

/**
 * An ability of a card.
 *
 * @param name its name
 * @param kind its kind; empty for none
 * @param program its program
 * @param legal the effect that decides legality; empty if it is always legal
 * @param refusal the reason shown to players when it is not legal
 * @param ends whether its use ends the phase
 * @param once whether it can be used once in each turn only
 * @param needs the least values of numbers that its card must have
 * @param number its own number
 * @param uses whether it uses abilities of others
 */
public record Ability(
    String name,
    String kind,
    String program,
    String legal,
    String refusal,
    boolean ends,
    boolean once,
    Map<String, Double> needs,
    double number,
    boolean uses) {

  /** Keeps the order. */
  public Ability {
    needs = Ordered.copy(needs);
  }
}
