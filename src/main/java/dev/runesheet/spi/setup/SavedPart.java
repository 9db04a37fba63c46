package dev.runesheet.spi.setup;

import dev.runesheet.spi.fact.Entity;

/**
 * The parts of a saved match as its game sees them: a part that no match can have is refused with a
 * sentence.
 */
public final class SavedPart {

  /** The highest position: from there on others can still be counted. */
  private static final int LAST_PLACE = Integer.MAX_VALUE / 2;

  private SavedPart() {}

  /**
   * Checks an entity.
   *
   * @param wrong the rest of the sentence that begins with the entity
   * @throws IllegalArgumentException if it does not fit
   */
  public static void require(boolean fits, Entity entity, String wrong) {
    require(fits, entity.getName() + " (/entities/" + entity.getId() + ")", wrong);
  }

  /**
   * Checks that a place is one: zones are ordered by positions from 0, in which some may be free or
   * taken twice.
   *
   * @throws IllegalArgumentException if it is below 0, or so high that none could come behind it
   */
  public static void requirePlace(Entity entity) {
    int place = entity.getPosition();
    boolean is = place >= 0 && place <= LAST_PLACE;
    require(is, entity, "has position " + place + ", expected 0 to " + LAST_PLACE);
  }

  /**
   * Checks any part.
   *
   * @param wrong the rest of the sentence that begins with the part
   * @throws IllegalArgumentException if it does not fit
   */
  public static void require(boolean fits, String part, String wrong) {
    if (!fits) {
      throw new IllegalArgumentException(part + " " + wrong + ".");
    }
  }
}
