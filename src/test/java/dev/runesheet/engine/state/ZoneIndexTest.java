package dev.runesheet.engine.state;

import static org.assertj.core.api.Assertions.assertThat;

import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.StatSchema;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The order of entities in zones, as the world tells it after moves of all kinds. */
class ZoneIndexTest {

  private final LiveWorld world = new LiveWorld();
  private final Entity first = entity(0);
  private final Entity second = entity(1);
  private final Entity third = entity(2);

  private Entity entity(int position) {
    int id = world.entities().size();
    StatSchema none = new StatSchema(List.of());
    Entity entity = new Entity(id, "card", "x", "X" + id, 0, "deck", none);
    world.add(entity);
    entity.place("deck", position, 0, false);
    return entity;
  }

  private void move(Entity entity, String zone, int position, int controller) {
    String from = entity.getZone();
    entity.place(zone, position, controller, false);
    world.moved(entity, from);
  }

  @Test
  void entitiesAreInOrderOfTheirPositionsAndThenNumbers() {
    move(first, "deck", 1, 0);

    assertThat(world.in("deck", 0)).containsExactly(first, second, third);
    assertThat(world.in("deck", 1)).isEmpty();
    assertThat(world.in("deck", -1)).isEmpty();
    assertThat(world.in("hand", 0)).isEmpty();
  }

  @Test
  void aMoveBetweenKnownZonesLeavesListsThatSomebodyHasAsTheyAre() {
    List<Entity> deck = world.in("deck", 0);
    List<Entity> hand = world.in("hand", 1);

    move(second, "hand", 5, 1);
    move(first, "hand", 4, 1);

    assertThat(world.in("deck", 0)).containsExactly(third);
    assertThat(world.in("hand", 1)).containsExactly(first, second);
    assertThat(deck).containsExactly(first, second, third);
    assertThat(hand).isEmpty();
  }

  @Test
  void movesWithinAZoneLeaveListsThatSomebodyHasAsTheyAre() {
    List<Entity> before = world.in("deck", 0);

    move(first, "deck", 9, 0);
    move(second, "deck", 8, 0);
    List<Entity> after = world.in("deck", 0);
    move(third, "deck", 10, 0);

    assertThat(before).containsExactly(first, second, third);
    assertThat(after).containsExactly(third, second, first);
    assertThat(world.in("deck", 0)).containsExactly(second, first, third);
  }

  @Test
  void aMoveWithinAZoneOrToAnotherPlayerIsSeen() {
    assertThat(world.in("deck", 0)).hasSize(3);

    move(first, "deck", 9, 0);
    assertThat(world.in("deck", 0)).containsExactly(second, third, first);

    move(second, "deck", 0, -1);
    assertThat(world.in("deck", 0)).containsExactly(third, first);
    assertThat(world.in("deck", -1)).containsExactly(second);
  }
}
