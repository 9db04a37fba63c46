package dev.runesheet.game.valeria.authoring;

import dev.runesheet.game.valeria.Card;
import dev.runesheet.game.valeria.Player;

/** The words that the table of costs may name. */
final class CostWords {

  static final String[] DEEDS = {
    "hire",
    "recruit",
    "build",
    "slay",
    "buy goods",
    "buy tomes",
    "rescue for gold",
    "rescue for strength",
    "rescue for magic"
  };

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
    Player.SLAY_MAGIC,
    Card.SLOT_PRICE,
    Player.GOODS_COST,
    Player.TOME_COST,
    Player.NOBLE_SURCHARGE
  };

  private CostWords() {}
}
