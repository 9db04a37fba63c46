package dev.runesheet.game.valeria;

/** How often each role is printed on a card. */
public record Pips(int shadow, int holy, int soldier, int worker) {

  /** No role at all. */
  public static final Pips NONE = new Pips(0, 0, 0, 0);

  /** How often a role is printed. */
  public int of(Role role) {
    return switch (role) {
      case SHADOW -> shadow;
      case HOLY -> holy;
      case SOLDIER -> soldier;
      case WORKER -> worker;
    };
  }
}
