package dev.runesheet.game.queensblood.word;

import dev.runesheet.spelling.Word;

/** The region of a scope's cards. */
public enum ScopeRegion implements Word {
  /** The tiles that the holder's pattern affects. */
  ON_AFFECTED_TILES(
      "$source : Card( anchor == true, id == $holder )", "$source.affects( position )"),
  /** The holder's lane. */
  IN_LANE("Card( anchor == true, id == $holder, $lane : lane )", "lane == $lane"),
  /** Anywhere on the board; the engine has rules for these. */
  ON_BOARD("", "");

  private final String holder;
  private final String constraint;

  ScopeRegion(String holder, String constraint) {
    this.holder = holder;
    this.constraint = constraint;
  }

  /** The pattern of rules on the holder of the effect; empty for the engine's own scopes. */
  public String holder() {
    return holder;
  }

  /** The constraint of rules on a card. */
  public String constraint() {
    return constraint;
  }
}
