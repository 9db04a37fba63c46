package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a player or of a card in a zone in scenarios: {@code player 2}, {@code player 1 hand
 * 2}.
 */
final class TablePlace {

  private static final Pattern PLACE =
      Pattern.compile("player ([1-9])(?: ([a-z][a-z -]*?))?(?: ([1-9]\\d?))?");

  private TablePlace() {}

  /** The entity; empty if there is none. */
  static Optional<Entity> find(World world, String place) {
    Matcher parts = PLACE.matcher(place);
    if (!parts.matches()) {
      return Optional.empty();
    }
    int player = Integer.parseInt(parts.group(1)) - 1;
    if (parts.group(2) == null) {
      return Optional.of(world.entity(player));
    }
    int index = parts.group(3) == null ? 0 : Integer.parseInt(parts.group(3)) - 1;
    List<Entity> cards = world.in(parts.group(2), player);
    return index < cards.size() ? Optional.of(cards.get(index)) : Optional.empty();
  }
}
