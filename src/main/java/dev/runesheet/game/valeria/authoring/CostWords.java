package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.Player;

/** The words that the table of costs may name. */
final class CostWords {

  static final String[] DEEDS = {"hire", "recruit", "build", "slay"};

  static final String[] STATS = {
    "gold cost",
    "strength cost",
    "magic cost",
    Card.EXTRA_GOLD,
    Card.EXTRA_STRENGTH,
    Card.EXTRA_MAGIC,
    Player.HIRE_COST,
    Player.SURCHARGE,
    Player.DOMAIN_COST,
    Player.SLAY_GOLD,
    Player.SLAY_STRENGTH,
    Player.SLAY_MAGIC
  };

  private CostWords() {}
}
