package dev.runesheet.game.declared.authoring;

import dev.runesheet.document.Hop;
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
    return Hop.into(DeclaredCards.FAMILY).pointer() + Hop.into(id).pointer();
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
