package dev.runesheet.game.declared.authoring;

import dev.runesheet.document.PathStep;
import dev.runesheet.pack.entry.RowPlace;

/**
 * The place of a card in its file.
 *
 * @param id the card's id
 */
public record CardPlace(String id) implements RowPlace {

  @Override
  public String entry() {
    return id;
  }

  @Override
  public String pointer() {
    return PathStep.into(DeclaredCards.FAMILY).pointer() + PathStep.into(id).pointer();
  }

  @Override
  public int number() {
    return 0;
  }

  @Override
  public RowPlace at(int other) {
    return this;
  }

  @Override
  public RowPlace on(String other) {
    return new CardPlace(other);
  }
}
