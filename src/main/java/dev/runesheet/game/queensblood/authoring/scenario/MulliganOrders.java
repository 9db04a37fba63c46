package dev.runesheet.game.queensblood.authoring.scenario;

import dev.runesheet.engine.Chance;
import dev.runesheet.game.queensblood.setup.QueensSetup;
import dev.runesheet.testing.Scenario;
import java.util.ArrayList;
import java.util.List;

/** The chance of a scenario whose mulligans say in which order the cards come. */
final class MulliganOrders {

  private MulliganOrders() {}

  /**
   * The outcomes that give the orders written, or the scenario's own chance if none is.
   *
   * @throws IllegalArgumentException if an order does not have the cards that are shuffled, or
   *     there are outcomes besides
   */
  static Chance chance(Scenario scenario, QueensSetup setup, List<QueensAction> actions) {
    List<Integer> rolls = new ArrayList<>();
    actions.stream()
        .filter(QueensAction.Mulligan.class::isInstance)
        .map(QueensAction.Mulligan.class::cast)
        .filter(mulligan -> !mulligan.order().isEmpty())
        .forEach(mulligan -> rolls.addAll(rolls(mulligan, setup)));
    if (rolls.isEmpty()) {
      return scenario.newChance();
    }
    if (!scenario.chance().isEmpty() || scenario.seed().isPresent()) {
      throw new IllegalArgumentException(
          "An 'order' of a mulligan needs no outcomes: leave out 'chance' and 'seed'.");
    }
    return Chance.scripted(rolls.stream().mapToInt(Integer::intValue).toArray());
  }

  private static List<Integer> rolls(QueensAction.Mulligan mulligan, QueensSetup setup) {
    List<String> hand = setup.position().hands().get(mulligan.side());
    List<String> pool = new ArrayList<>(setup.decks().get(mulligan.side()));
    mulligan.slots().stream().filter(slot -> slot < hand.size()).map(hand::get).forEach(pool::add);
    return ShuffleScript.rolls(pool, mulligan.order());
  }
}
