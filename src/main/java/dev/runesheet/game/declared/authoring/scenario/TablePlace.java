package dev.runesheet.game.declared.authoring.scenario;

import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The name of a player or of a card in a zone in scenarios: {@code player 2}, {@code player 1 hand
 * 2}, in a common zone {@code market 2}.
 */
final class TablePlace {

  private static final Pattern PLACE =
      Pattern.compile("player ([1-9])(?: ([a-z][a-z -]*?))?(?: ([1-9]\\d?))?");

  private static final Pattern IN_COMMON = Pattern.compile("([a-z][a-z -]*?)(?: ([1-9]\\d?))?");

  private TablePlace() {}

  /** The entity; empty if there is none. */
  static Optional<Entity> find(World world, DeclaredCatalog catalog, String place) {
    Matcher parts = PLACE.matcher(place);
    if (!parts.matches()) {
      return inCommon(world, catalog, place);
    }
    int player = Integer.parseInt(parts.group(1)) - 1;
    if (parts.group(2) == null) {
      return Optional.of(world.entity(player));
    }
    return at(world.in(parts.group(2), player), parts.group(3));
  }

  private static Optional<Entity> inCommon(World world, DeclaredCatalog catalog, String place) {
    Matcher parts = IN_COMMON.matcher(place);
    return parts.matches() && catalog.isCommon(parts.group(1))
        ? at(world.in(parts.group(1), DeclaredCatalog.NOBODY), parts.group(2))
        : Optional.empty();
  }

  private static Optional<Entity> at(List<Entity> cards, String number) {
    int index = number == null ? 0 : Integer.parseInt(number) - 1;
    return index < cards.size() ? Optional.of(cards.get(index)) : Optional.empty();
  }
}
