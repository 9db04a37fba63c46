package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.AddToHand;
import dev.runesheet.game.queensblood.DestroyCards;
import dev.runesheet.game.queensblood.ExpandPositions;
import dev.runesheet.game.queensblood.LowerPower;
import dev.runesheet.game.queensblood.ModifyPower;
import dev.runesheet.game.queensblood.OnlyOnce;
import dev.runesheet.game.queensblood.ReplaceAlly;
import dev.runesheet.game.queensblood.ScalePower;
import dev.runesheet.game.queensblood.ScoreBonus;
import dev.runesheet.game.queensblood.SetPawns;
import dev.runesheet.game.queensblood.SpawnTokens;
import dev.runesheet.game.queensblood.TransferLaneMinimum;
import java.util.List;

/** The verbs of Queen's Blood. */
public final class QueensWords {

  /** The verbs of the game. */
  public static final List<Class<?>> VERBS =
      List.of(
          ModifyPower.class, LowerPower.class, ScalePower.class, DestroyCards.class, ReplaceAlly.class, AddToHand.class,
          SpawnTokens.class, SetPawns.class, ExpandPositions.class, ScoreBonus.class,
          TransferLaneMinimum.class, OnlyOnce.class);

  private QueensWords() {}
}
