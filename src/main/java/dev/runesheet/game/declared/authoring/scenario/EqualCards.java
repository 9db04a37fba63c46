package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.game.declared.state.Attached;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.List;

/**
 * Cards that no player could tell apart: of one definition, zone and player, with the same numbers,
 * without anything attached and without effects in play.
 *
 * @param world the entities of the match as it is now
 */
record EqualCards(World world) {

  /** True if it makes no difference which of these options with the same words is chosen. */
  boolean differOnlyIn(List<Option> options) {
    List<Integer> first = options.get(0).action().entities();
    return !first.isEmpty()
        && options.stream().allMatch(other -> areEqual(first, other.action().entities()));
  }

  private boolean areEqual(List<Integer> ones, List<Integer> others) {
    if (ones.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < ones.size(); i++) {
      if (!areEqual(world.entity(ones.get(i)), world.entity(others.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private boolean areEqual(Entity one, Entity other) {
    return one == other
        || one.getDefinition().equals(other.getDefinition())
            && one.getZone().equals(other.getZone())
            && one.getController() == other.getController()
            && haveSameNumbers(one, other)
            && isPlain(one)
            && isPlain(other);
  }

  private static boolean haveSameNumbers(Entity one, Entity other) {
    List<String> names = one.schema().names();
    return names.equals(other.schema().names())
        && names.stream()
            .allMatch(
                stat ->
                    one.stat(stat) == other.stat(stat)
                        && one.base(one.index(stat)) == other.base(other.index(stat)));
  }

  private boolean isPlain(Entity card) {
    return world.entities().stream().noneMatch(one -> one.getZone().equals(Attached.to(card)))
        && world.inPlay().stream()
            .noneMatch(one -> one.getHolder() == card.getId() || one.getSource() == card.getId());
  }
}
