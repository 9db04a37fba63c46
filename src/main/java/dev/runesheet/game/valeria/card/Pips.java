package dev.runesheet.game.valeria.card;

import dev.runesheet.game.valeria.word.Role;
import dev.runesheet.schema.Default;
import dev.runesheet.schema.Range;

/** The number of printed pips of each role. */
public record Pips(
    @Default("0") @Range(min = 0, max = 99) int shadow,
    @Default("0") @Range(min = 0, max = 99) int holy,
    @Default("0") @Range(min = 0, max = 99) int soldier,
    @Default("0") @Range(min = 0, max = 99) int worker) {

  /** No role at all. */
  public static final Pips NONE = new Pips(0, 0, 0, 0);

  /** The number of pips of a role. */
  public int of(Role role) {
    return switch (role) {
      case SHADOW -> shadow;
      case HOLY -> holy;
      case SOLDIER -> soldier;
      case WORKER -> worker;
    };
  }
}
