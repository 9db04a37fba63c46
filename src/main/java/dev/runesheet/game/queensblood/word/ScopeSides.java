package dev.runesheet.game.queensblood.word;

import dev.runesheet.spelling.Word;

/** The sides whose cards are in a scope, seen from a card. */
public enum ScopeSides implements Word {
  /** The card's own side. */
  ALLIES("ally", "allies", "controller == $controller, "),
  /** The other side's. */
  ENEMIES("enemy", "enemies", "controller != $controller, "),
  /** Both sides'. */
  ALL("card", "cards", "");

  private final String one;
  private final String noun;
  private final String constraint;

  ScopeSides(String one, String noun, String constraint) {
    this.one = one;
    this.noun = noun;
    this.constraint = constraint;
  }

  /** One of the cards as a noun. */
  public String one() {
    return one;
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
