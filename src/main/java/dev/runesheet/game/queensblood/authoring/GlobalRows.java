package dev.runesheet.game.queensblood.authoring;

import dev.runesheet.table.PlainTable;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookWriter;
import java.util.List;

/**
 * Writes the workbooks of global rules anew, as they are shipped: for an author who starts again.
 */
public final class GlobalRows {

  private static final String STANDARD = "standard";
  private static final String SIGNED = "v1.1";

  private GlobalRows() {}

  /** The tables of pawns and of power, both variants. */
  public static List<TypedTable> variants(String file) {
    return List.of(
        PlainTable.of(
            GlobalTables.pawns(),
            file,
            List.of(
                pawn(
                    "Claim a neutral tile",
                    "A neutral tile becomes the player's, its rank is the amount.",
                    STANDARD,
                    "",
                    "neutral",
                    "empty",
                    "",
                    "claimed"),
                pawn(
                    "Raise an own tile",
                    "The rank rises by the amount, to 3 at most.",
                    STANDARD,
                    "",
                    "own",
                    "empty",
                    "",
                    "raised"),
                pawn(
                    "Capture an enemy tile",
                    "V1: the owner changes, the rank stays.",
                    STANDARD,
                    "pawn",
                    "enemy",
                    "empty",
                    "",
                    "captured"),
                pawn(
                    "Pawn on a card",
                    "V2: nothing happens.",
                    STANDARD,
                    "pawn",
                    "",
                    "card",
                    "",
                    "nothing"),
                pawn(
                    "Expand under an own card",
                    "Occupied own tiles rise too.",
                    STANDARD,
                    "expansion",
                    "own",
                    "card",
                    "",
                    "raised"),
                pawn(
                    "Push on a neutral tile",
                    "The amount is added to the signed influence.",
                    SIGNED,
                    "",
                    "neutral",
                    "empty",
                    "",
                    "pushed"),
                pawn(
                    "Push on an own tile",
                    "The amount is added, beyond 3 too.",
                    SIGNED,
                    "",
                    "own",
                    "empty",
                    "",
                    "pushed"),
                pawn(
                    "Push on an enemy tile",
                    "V1: as long as the influence does not reach 0.",
                    SIGNED,
                    "pawn",
                    "enemy",
                    "empty",
                    "no",
                    "pushed"),
                pawn(
                    "Turn an enemy tile",
                    "V1: at 0 the tile becomes the player's, its rank is the amount.",
                    SIGNED,
                    "pawn",
                    "enemy",
                    "empty",
                    "yes",
                    "turned"),
                pawn(
                    "Bank under a card",
                    "V2: the amount counts when the card has gone.",
                    SIGNED,
                    "pawn",
                    "",
                    "card",
                    "",
                    "banked"),
                pawn(
                    "Bank an expansion",
                    "Own occupied tiles take it too.",
                    SIGNED,
                    "expansion",
                    "own",
                    "card",
                    "",
                    "banked"))),
        PlainTable.of(
            GlobalTables.power(),
            file,
            List.of(
                List.of(
                    "Death at zero",
                    "V3: a card of effective power 0 or less is destroyed.",
                    STANDARD,
                    "0"))));
  }

  /** The table of scoring. */
  public static List<TypedTable> scoring(String file) {
    return List.of(
        PlainTable.of(
            GlobalTables.scoring(),
            file,
            List.of(
                List.of(
                    "Lane won",
                    "The higher power wins the lane and is what the lane counts.",
                    "lane",
                    "ahead",
                    "",
                    "",
                    "higher",
                    "higher"),
                List.of(
                    "Lane tied",
                    "Nobody wins it, it counts nothing.",
                    "lane",
                    "level",
                    "",
                    "",
                    "nobody",
                    "nothing"),
                List.of(
                    "Bonus",
                    "An effect's amount is added to the lane that its card's side won.",
                    "bonus",
                    "",
                    "",
                    "",
                    "",
                    "amount"),
                List.of(
                    "Transfer",
                    "The lower power is added too, if it is above 0.",
                    "transfer",
                    "",
                    "0",
                    "",
                    "",
                    "lower"),
                List.of(
                    "Match won",
                    "The higher sum of points wins.",
                    "match",
                    "ahead",
                    "",
                    "",
                    "higher",
                    ""),
                List.of("Match drawn", "Nobody wins.", "match", "level", "", "", "nobody", ""))));
  }

  /** The bytes of a workbook of tables. */
  public static byte[] workbook(List<TypedTable> tables) {
    return WorkbookWriter.write(tables);
  }

  private static List<String> pawn(
      String name,
      String words,
      String variant,
      String kind,
      String tile,
      String on,
      String turns,
      String outcome) {
    return List.of(name, words, variant, kind, tile, on, turns, outcome);
  }
}
