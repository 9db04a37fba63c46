package dev.runesheet.engine.play;

import dev.runesheet.spi.Chance;

/** The starting point of a match, from which its answers replay it. */
public final class Origin {

  /** The chance at the start; null if the answers alone do not replay the match. */
  private final Chance chance;

  /**
   * The save it was restored from; null if there was none, or the answers since do not replay the
   * match.
   */
  private final Saved saved;

  /**
   * A match as it stood when it was saved.
   *
   * @param answers the number of answers given before
   */
  public record Saved(String json, int answers) {}

  private Origin(Chance chance, Saved saved) {
    this.chance = chance;
    this.saved = saved;
  }

  /** A match whose answers do not tell it. */
  public static Origin unknown() {
    return new Origin(null, null);
  }

  /** A match that starts with a chance. */
  public static Origin start(Chance chance) {
    return new Origin(chance.copy(), null);
  }

  /** A match that goes on from a text, and that began with a chance; null if that is not known. */
  public static Origin saved(String json, int answers, Chance begun) {
    return new Origin(begun, new Saved(json, answers));
  }

  /** The save it was restored from; null if there was none, or it does not lead here. */
  public Saved saved() {
    return saved;
  }

  /** The chance at the start, to be written; null if the answers do not replay the match. */
  public Chance begun() {
    return chance;
  }

  public Chance firstChance(String game) {
    if (chance == null) {
      throw new IllegalStateException(
          "match ("
              + game
              + ") cannot be played again from its answers. Maybe it was forked, changed by"
              + " update(), or restored by other rules.");
    }
    return chance.copy();
  }
}
