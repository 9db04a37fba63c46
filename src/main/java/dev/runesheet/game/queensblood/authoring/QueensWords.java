package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.game.queensblood.AddToHand;
import dev.runesheet.game.queensblood.Card;
import dev.runesheet.game.queensblood.DestroyCards;
import dev.runesheet.game.queensblood.ExpandPositions;
import dev.runesheet.game.queensblood.LowerPower;
import dev.runesheet.game.queensblood.ModifyPower;
import dev.runesheet.game.queensblood.OnlyOnce;
import dev.runesheet.game.queensblood.ReplaceAlly;
import dev.runesheet.game.queensblood.ScalePower;
import dev.runesheet.game.queensblood.Scopes;
import dev.runesheet.game.queensblood.ScoreBonus;
import dev.runesheet.game.queensblood.SetPawns;
import dev.runesheet.game.queensblood.SpawnTokens;
import dev.runesheet.game.queensblood.TransferLaneMinimum;
import java.util.ArrayList;
import java.util.List;

/** The verbs of Queen's Blood, and what else its tables may name. */
public final class QueensWords {

  /** The verbs of the game. */
  public static final List<Class<?>> VERBS =
      List.of(
          ModifyPower.class,
          LowerPower.class,
          ScalePower.class,
          DestroyCards.class,
          ReplaceAlly.class,
          AddToHand.class,
          SpawnTokens.class,
          SetPawns.class,
          ExpandPositions.class,
          ScoreBonus.class,
          TransferLaneMinimum.class,
          OnlyOnce.class);

  /** The stats that conditions and amounts may name. */
  static final List<String> STATS =
      List.of(
          Card.POWER, Card.DELTA, Card.SCALE, Card.REPLACED_PAWNS, Card.REPLACED_POWER, Card.TOKEN);

  /** The scopes of operations and auras. */
  static final List<String> SCOPES = scopes();

  /** What scaling counts. */
  static final List<String> COUNTED = counted();

  private QueensWords() {}

  private static List<String> scopes() {
    List<String> scopes = new ArrayList<>(List.of(Scopes.SELF));
    scopes.addAll(Scopes.CARDS);
    return List.copyOf(scopes);
  }

  private static List<String> counted() {
    List<String> counted = new ArrayList<>();
    for (String mood : List.of("enhanced", "enfeebled", "changed")) {
      for (String whose : List.of("allies", "enemies", "cards")) {
        counted.add("other " + mood + " " + whose);
      }
    }
    return List.copyOf(counted);
  }
}
