package dev.runesheet.game.queensblood.word;

/** The sides whose cards are in a scope, seen from a card. */
public enum Whose {
  /** The card's own side. */
  ALLIES("allies", "controller == $controller, "),
  /** The other side's. */
  ENEMIES("enemies", "controller != $controller, "),
  /** Both sides'. */
  ALL("cards", "");

  private final String noun;
  private final String constraint;

  Whose(String noun, String constraint) {
    this.noun = noun;
    this.constraint = constraint;
  }

  /** The cards as a noun. */
  public String noun() {
    return noun;
  }

  /** The constraint of rules on a card, with a comma after it. */
  public String constraint() {
    return constraint;
  }
}
