package dev.runesheet.engine.verb;

import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Entity;
import java.util.List;

/** The scopes in which verbs look for what lies in a zone of one player. */
public final class OwnZone {

  /** The word before a zone for the scope of a player's own cards there. */
  public static final String OWN = "own ";

  private OwnZone() {}

  /** The cards in a zone of the player who controls an entity, or in a common one, in order. */
  static List<Entity> of(Changes changes, Entity entity, String zone) {
    return changes.scope(OWN + zone, entity);
  }
}
