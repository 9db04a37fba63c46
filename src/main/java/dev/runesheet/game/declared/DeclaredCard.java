package dev.runesheet.game.declared;

import dev.runesheet.engine.NewEntity;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.game.declared.DeclaredCatalog.Card;
import java.util.List;

/** A card of a declared game, or a player: besides the engine's properties it has the game's. */
final class DeclaredCard extends Entity {

  private final Card card;
  private final List<String> properties;

  /**
   * Makes an entity.
   *
   * @param card what is printed; null for what is no card
   * @param properties the properties that the game declares
   */
  DeclaredCard(NewEntity wanted, Card card, List<String> properties) {
    super(
        wanted.id(),
        wanted.kind(),
        wanted.definition(),
        wanted.name(),
        wanted.controller(),
        wanted.zone(),
        wanted.schema());
    this.card = card;
    this.properties = properties;
  }

  private DeclaredCard(DeclaredCard other) {
    super(other);
    this.card = other.card;
    this.properties = other.properties;
  }

  @Override
  public DeclaredCard copy() {
    return new DeclaredCard(this);
  }

  @Override
  protected String word(String property) {
    if (properties.contains(property)) {
      return card == null ? null : card.words().get(property);
    }
    return super.word(property);
  }
}
