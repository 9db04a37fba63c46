package dev.runesheet.game.queensblood.authoring.scenario;

import dev.runesheet.document.JsonValue;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.spi.Chance;
import dev.runesheet.testing.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The chance of a scenario whose mulligans say in which order the cards come. */
final class MulliganOrders {

  private MulliganOrders() {}

  /**
   * Reports an order that does not have the cards that are shuffled.
   *
   * @param written where the scenario has the mulligan
   */
  static void check(QueensAction.Mulligan mulligan, QueensSetup setup, JsonValue written) {
    if (mulligan.order().isEmpty()) {
      return;
    }
    List<String> pool = pool(mulligan, setup).orElse(mulligan.order());
    if (!ShuffleScript.areSame(pool, mulligan.order())) {
      String expected = "the deck and the replaced cards: " + String.join(", ", pool);
      written
          .at("/order")
          .ifPresent(
              order -> order.error(Code.CHANCE, String.join(", ", mulligan.order()), expected));
    }
  }

  /**
   * The outcomes that give the orders written, or the scenario's own chance if none is.
   *
   * @throws IllegalArgumentException if there are outcomes besides
   */
  static Chance chance(Scenario scenario, QueensSetup setup, List<QueensAction> actions) {
    List<Integer> rolls = new ArrayList<>();
    boolean ordered = false;
    for (QueensAction action : actions) {
      if (action instanceof QueensAction.Mulligan mulligan && !mulligan.order().isEmpty()) {
        ordered = true;
        pool(mulligan, setup)
            .ifPresent(pool -> rolls.addAll(ShuffleScript.rolls(pool, mulligan.order())));
      }
    }
    if (!ordered) {
      return scenario.newChance();
    }
    if (!scenario.chance().isEmpty() || scenario.seed().isPresent()) {
      throw new IllegalArgumentException(
          "An 'order' of a mulligan needs no outcomes: leave out 'chance' and 'seed'.");
    }
    return Chance.scripted(rolls.stream().mapToInt(Integer::intValue).toArray());
  }

  /** The cards that are shuffled; empty if the hand has no such cards, so that nothing is. */
  private static Optional<List<String>> pool(QueensAction.Mulligan mulligan, QueensSetup setup) {
    List<String> hand = setup.position().hands().get(mulligan.side());
    return mulligan.slots().stream().allMatch(slot -> slot < hand.size())
        ? Optional.of(
            ShuffleScript.pool(hand, mulligan.slots(), setup.decks().get(mulligan.side())))
        : Optional.empty();
  }
}
