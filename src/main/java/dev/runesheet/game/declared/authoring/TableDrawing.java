package dev.runesheet.game.declared.authoring;

import dev.runesheet.engine.Match;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.declared.DeclaredCatalog;
import dev.runesheet.game.declared.DeclaredCatalog.Kind;
import dev.runesheet.game.declared.DeclaredCatalog.SeenBy;
import dev.runesheet.game.declared.DeclaredCatalog.Zone;
import dev.runesheet.model.Numerals;
import dev.runesheet.pack.Ink;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Draws the table of a declared game: players with their numbers, and what lies in their zones. */
final class TableDrawing {

  private final Match match;
  private final DeclaredCatalog catalog;
  private final List<String> names;

  TableDrawing(Match match, List<String> names) {
    this.match = match;
    this.catalog = match.book().catalog(DeclaredCatalog.class);
    this.names = names;
  }

  /**
   * The table as a player sees it.
   *
   * @param viewer the player; -1 for what everyone sees
   */
  String draw(int viewer, Ink ink) {
    List<String> lines = new ArrayList<>();
    for (int player = 0; player < names.size(); player++) {
      lines.add(
          ink.of(player, names.get(player)) + "  " + stats(match.world().entity(player), true));
      for (Map.Entry<String, Zone> zone : catalog.zones().entrySet()) {
        List<Entity> cards = in(zone.getKey(), player);
        if (!cards.isEmpty()) {
          lines.add("  " + zone.getKey() + ": " + shown(cards, zone.getValue(), player == viewer));
        }
      }
    }
    return String.join("\n", lines);
  }

  private List<Entity> in(String zone, int player) {
    return match.world().entities().stream()
        .filter(entity -> entity.getZone().equals(zone) && entity.getController() == player)
        .sorted(Comparator.comparingInt(Entity::getPosition).thenComparingInt(Entity::getId))
        .toList();
  }

  private String shown(List<Entity> cards, Zone zone, boolean own) {
    boolean seen = zone.seenBy() == SeenBy.ALL || zone.seenBy() == SeenBy.OWNER && own;
    if (!seen) {
      return cards.size() + (cards.size() == 1 ? " card" : " cards");
    }
    return cards.stream()
        .map(card -> (card.getName() + " " + stats(card, zone.inPlay())).strip())
        .collect(Collectors.joining(", "));
  }

  /** The numbers that are not 0; outside play only those that differ from the kind's. */
  private String stats(Entity entity, boolean all) {
    Kind kind = catalog.kinds().get(entity.getKind());
    List<String> shown = new ArrayList<>();
    for (String stat : entity.schema().names()) {
      double value = entity.stat(stat);
      double usual = kind == null ? 0 : kind.stats().getOrDefault(stat, 0.0);
      if (all ? value != 0 : value - usual != 0) {
        shown.add(stat + " " + Numerals.plain(value));
      }
    }
    String joined = String.join(", ", shown);
    return entity.getKind().equals(DeclaredCatalog.PLAYER) || joined.isEmpty()
        ? joined
        : "(" + joined + ")";
  }
}
