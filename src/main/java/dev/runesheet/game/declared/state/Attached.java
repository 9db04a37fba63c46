package dev.runesheet.game.declared.state;

import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.World;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Places;
import java.util.ArrayList;
import java.util.List;

/** The zones of attached cards: one for each card with attachments, ordered by arrival. */
public final class Attached {

  private static final String ON = "on e";

  /** The digits of a text that is too long for a number of an entity. */
  private static final int MOST_DIGITS = 10;

  /** The place of what is attached to a card that a player does not see, as he is told it. */
  public static final String SOMEWHERE = "attached";

  private Attached() {}

  /** The zone of the cards attached to an entity. */
  public static String to(Entity host) {
    return ON + host.getId();
  }

  /** True if a place is one of these. */
  public static boolean is(String zone) {
    if (!zone.startsWith(ON) || zone.length() == ON.length()) {
      return false;
    }
    for (int i = ON.length(); i < zone.length(); i++) {
      if (zone.charAt(i) < '0' || zone.charAt(i) > '9') {
        return false;
      }
    }
    return zone.length() < ON.length() + MOST_DIGITS;
  }

  /** The number of the entity that what lies in such a place is attached to. */
  public static int host(String zone) {
    return Integer.parseInt(zone.substring(ON.length()));
  }

  /**
   * The entity at the bottom of a stack of attached ones, which lies in a zone; the entity itself
   * if it is attached to none.
   */
  public static Entity lowest(World world, Entity entity) {
    Entity lowest = entity;
    int left = world.entities().size(); // A save that is not checked yet may have a circle.
    while (is(lowest.getZone()) && left-- > 0) {
      lowest = world.entity(host(lowest.getZone()));
    }
    return lowest;
  }

  /** The cards attached to an entity, in order. */
  public static List<Entity> of(MatchContext match, Entity host) {
    String zone = to(host);
    List<Entity> attached = new ArrayList<>();
    EntitiesByZone places = match.state(DeclaredState.class).places();
    for (Entity entity : places.in(match.world(), zone)) {
      if (entity.getZone().equals(zone)) {
        attached.add(entity);
      }
    }
    if (attached.size() > 1) {
      attached.sort(Attached::order);
    }
    return attached;
  }

  /** The same for a reader who cannot change the match. */
  public static List<Entity> of(World world, Entity host) {
    String zone = to(host);
    return world.entities().stream()
        .filter(one -> one.getZone().equals(zone))
        .sorted(Attached::order)
        .toList();
  }

  /** Entities of a zone by their places, then by number. */
  static int order(Entity one, Entity other) {
    int place = Integer.compare(one.getPosition(), other.getPosition());
    return place == 0 ? Integer.compare(one.getId(), other.getId()) : place;
  }

  /** Attaches an entity behind all others; one of nobody becomes that of the host's player. */
  public static void add(MatchContext match, Entity entity, Entity host) {
    int whose = entity.getController() < 0 ? host.getController() : entity.getController();
    match.transfer(entity, whose, to(host), Places.behind(of(match, host)));
  }

  /**
   * Makes what is attached to a card that a player takes from a common zone, or from a card of
   * nobody, his, if nobody's.
   */
  public static void taken(MatchContext match, Entity host) {
    for (Entity entity : of(match, host)) {
      if (entity.getController() < 0) {
        match.control(entity, host.getController());
        taken(match, entity);
      }
    }
  }
}
