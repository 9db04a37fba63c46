package dev.runesheet.spi.setup;

import dev.runesheet.spi.fact.Entity;

/**
 * The parts of a saved match as its game sees them: a part that no match can have is refused with a
 * sentence.
 */
public final class SavedPart {

  private SavedPart() {}

  /**
   * Checks an entity.
   *
   * @param wrong the rest of the sentence that begins with the entity
   * @throws IllegalArgumentException if it does not fit
   */
  public static void require(boolean fits, Entity entity, String wrong) {
    require(fits, entity.getName() + " (entity " + entity.getId() + ")", wrong);
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
