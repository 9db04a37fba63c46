package dev.runesheet.why;

/**
 * The place of an entity at an event.
 *
 * @param entity its number in the match
 * @param zone the zone it is in; empty if it is in none
 * @param present whether it is in play
 */
public record EntityPosition(int entity, String zone, boolean present) {

  @Override
  public String toString() {
    return zone.isEmpty() ? Integer.toString(entity) : entity + " (" + zone + ")";
  }
}
