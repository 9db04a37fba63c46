package dev.runesheet.game.valeria.word;

/** The properties of monsters that are words, besides those of every card. */
public final class CardProperty {

  /** The area that it comes from. */
  public static final String AREA = "area";

  /** Its type. */
  public static final String TYPE = "type";

  private CardProperty() {}
}
