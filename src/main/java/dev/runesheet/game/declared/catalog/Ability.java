package dev.runesheet.game.declared.catalog;

import java.util.List;
import java.util.Map;

/**
 * An ability of a card.
 *
 * @param name its name
 * @param kind its kind; empty for none
 * @param program its program
 * @param permissions what its use asks for, in order; empty if it is always legal
 * @param ends whether its use ends the phase
 * @param once whether it can be used once in each turn only
 * @param needs the least values of numbers that its card must have
 * @param numbers the numbers that its kind has, each its own or what is usual
 * @param uses whether it uses abilities of others
 */
public record Ability(
    String name,
    String kind,
    String program,
    List<Permission> permissions,
    boolean ends,
    boolean once,
    Map<String, Double> needs,
    Map<String, Double> numbers,
    boolean uses) {

  /**
   * A condition of its use.
   *
   * @param effect the effect that decides whether it holds
   * @param refusal the reason shown to players if it does not
   */
  public record Permission(String effect, String refusal) {}

  /** Keeps the order. */
  public Ability {
    permissions = List.copyOf(permissions);
    needs = Ordered.copy(needs);
    numbers = Ordered.copy(numbers);
  }

  /** The effects that decide whether its use is legal. */
  public List<String> legal() {
    return permissions.stream().map(Permission::effect).toList();
  }
}
