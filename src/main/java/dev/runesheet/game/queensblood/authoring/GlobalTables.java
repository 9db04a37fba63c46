package dev.runesheet.game.queensblood.authoring;

import static dev.runesheet.table.QuestionTable.action;
import static dev.runesheet.table.QuestionTable.condition;

import dev.runesheet.game.queensblood.PawnPlacement;
import dev.runesheet.table.Binding;
import dev.runesheet.table.CellType;
import dev.runesheet.table.Column;
import dev.runesheet.table.HitPolicy;
import dev.runesheet.table.Keyword;
import dev.runesheet.table.QuestionTable;
import dev.runesheet.table.TableLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * The shapes of the tables of global rules: what pawns do, which cards die, and how lanes are
 * scored. Each row is a rule over one moment of the match.
 */
public final class GlobalTables {

  /** The variant that a row belongs to. */
  public static final Binding VARIANT = new Binding.Value("variant");

  /** Whether a row is about pawns or expansions; both if empty. */
  public static final Binding KIND = new Binding.Value("kind");

  /** Whose the tile is; anybody's if empty. */
  public static final Binding TILE = new Binding.Value("tile");

  /** Whether a card lies on the tile; either if empty. */
  public static final Binding ON = new Binding.Value("on");

  /** Whether signed influence would reach or pass 0; either if empty. */
  public static final Binding TURNS = new Binding.Value("turns");

  /** What happens. */
  public static final Binding OUTCOME = new Binding.Value("outcome");

  static final List<String> SIGNED = List.of("pushed", "turned", "banked");
  static final List<String> RANKED = List.of("claimed", "raised", "captured");
  static final String BANKED = "banked";
  static final List<String> TILES = List.of("own", "enemy", "neutral");
  static final String EMPTY = "empty";
  static final String CARD = "card";
  static final String PAWN = "pawn";
  static final String EXPANSION = "expansion";
  static final List<String> YES_NO = List.of("yes", "no");

  /** No power or number of points is beyond it. */
  static final int MOST_POWER = 9_999;

  /** Which step of scoring a row is for. */
  static final Binding STEP = new Binding.Value("step");

  /** Who wins. */
  static final Binding WINNER = new Binding.Value("wins");

  /** What counts. */
  static final Binding POINTS = new Binding.Value("points");

  /** Powers and points are whole numbers. */
  private static final CellType POWERS = new CellType.Whole(-MOST_POWER, MOST_POWER);

  private static final String FACTS = "dev.runesheet.game.queensblood.";

  private GlobalTables() {}

  /** What influence does to a tile (decisions 16 to 22, V1 and V2). */
  public static TableLayout pawns() {
    List<String> outcomes = new ArrayList<>(List.of(PawnPlacement.NOTHING));
    outcomes.addAll(RANKED);
    outcomes.addAll(SIGNED);
    return layout(
        "Pawns",
        "PawnPlacement",
        "$p",
        condition(
                "variant == \"$param\"",
                "Variant",
                "The variant that the row belongs to.",
                "variant",
                VARIANT)
            .filled(),
        condition(
            "kind == \"$param\"",
            "Influence",
            "A pawn of a card that is played, or an expansion by an effect. Empty: both.",
            "sort of influence",
            KIND,
            PAWN,
            EXPANSION),
        condition(
            "tile == \"$param\"",
            "Tile is",
            "Whose the tile is, seen from who acts. Empty: anybody's.",
            "tile's owner",
            TILE,
            "own",
            "enemy",
            "neutral"),
        condition(
            "on == \"$param\"",
            "On it",
            "Whether a card lies on it. Empty: either.",
            "state of the tile",
            ON,
            EMPTY,
            CARD),
        condition(
            "turns == \"$param\"",
            "Turns it",
            "Whether the signed influence would reach or pass 0. Empty: either.",
            "word, yes or no",
            TURNS,
            YES_NO.toArray(String[]::new)),
        action(
                "$p.decide(\"$param\");",
                "What happens",
                "nothing; claimed: becomes his, rank is the amount; raised: rank rises, to 3 at"
                    + " most; captured: becomes his, the rank stays. With signed influence: pushed:"
                    + " the amount is added; turned: becomes exactly the amount; banked: added"
                    + " under a card. A variant uses one sort only.",
                "sort of outcome",
                OUTCOME,
                outcomes.toArray(String[]::new))
            .orElse(PawnPlacement.NOTHING)
            .filled());
  }

  /** Which cards die of their power (V3). */
  public static TableLayout power() {
    return layout(
        "Power",
        "PowerCheck",
        "$c",
        condition(
                "variant == \"$param\"",
                "Variant",
                "The variant that the row belongs to.",
                "variant",
                VARIANT)
            .filled(),
        Column.of(
                Keyword.ACTION,
                "$c.destroyUpTo($param);",
                "Destroyed up to power",
                "Cards of this effective power or less are destroyed. No row for a variant: none"
                    + " are.",
                POWERS,
                new Binding.Value("limit"))
            .filled());
  }

  /** How lanes and the match are scored (decisions 14 and 47). */
  public static TableLayout scoring() {
    return layout(
        "Lane scoring",
        "LaneScore",
        "$s",
        condition(
                "step == \"$param\"",
                "Step",
                "lane: both powers of a lane; bonus, transfer: what an effect adds to a won lane;"
                    + " match: both sums.",
                "step",
                STEP,
                "lane",
                "bonus",
                "transfer",
                "match")
            .filled(),
        condition(
            "standing == \"$param\"",
            "Sides are",
            "ahead: one number is higher; level: both are the same. Empty: either.",
            "standing",
            new Binding.Value("standing"),
            "ahead",
            "level"),
        Column.of(
            Keyword.CONDITION,
            "lowerAbove($param)",
            "Lower number above",
            "The lower number must be above this. Empty: any.",
            POWERS,
            new Binding.Value("lower above")),
        Column.asking(
            "lower",
            "Lower number is",
            "The lower number must be this, or one of a range. Empty: any.",
            POWERS,
            new Binding.Value("lower")),
        action(
                "$s.wins(\"$param\");",
                "Winner",
                "Who wins the lane or the match. Empty: nobody.",
                "winner",
                WINNER,
                "higher",
                "lower",
                "nobody")
            .orElse("nobody"),
        action(
                "$s.points(\"$param\");",
                "Points",
                "What counts: the higher or lower power, or the amount of the effect. Empty:"
                    + " nothing.",
                "sort of points",
                POINTS,
                "higher",
                "lower",
                "amount",
                "nothing")
            .orElse("nothing"));
  }

  private static TableLayout layout(String title, String fact, String name, Column... columns) {
    return QuestionTable.layout(
        "rules.queensblood", title, FACTS + fact, name, HitPolicy.UNIQUE, columns);
  }
}
