package dev.runesheet.game.valeria.authoring;

import static dev.runesheet.table.QuestionTable.action;
import static dev.runesheet.table.QuestionTable.condition;
import static dev.runesheet.table.QuestionTable.word;

import dev.runesheet.game.valeria.EndCheck;
import dev.runesheet.game.valeria.Player;
import dev.runesheet.game.valeria.ScoreSheet;
import dev.runesheet.model.question.HitPolicy;
import dev.runesheet.table.Binding;
import dev.runesheet.table.CellType;
import dev.runesheet.table.Column;
import dev.runesheet.table.Keyword;
import dev.runesheet.table.QuestionTable;
import dev.runesheet.table.TableLayout;
import java.util.List;

/**
 * The shapes of the tables of global rules: which cards and events a roll sets off, what things
 * cost, when the game ends, and what scores. Each row is a rule over one moment of the match.
 */
public final class GlobalTables {

  private static final String FACTS = "dev.runesheet.game.valeria.";
  private static final String[] RESOURCES = {"gold", "strength", "magic"};
  private static final double MOST = 100;

  private GlobalTables() {}

  /** Which cards pay at a roll, and how often. */
  static TableLayout paying() {
    return layout(
        "Paying cards",
        "PayCheck",
        "$p",
        HitPolicy.UNIQUE,
        condition(
                "dice == \"$param\"",
                "Dice with its number",
                "How many dice show the card's first number.",
                "count of dice",
                value("dice"),
                "both",
                "one",
                "none")
            .filled(),
        condition(
            "sum == \"$param\"",
            "Sum is its number",
            "Whether the sum of the dice is one of the card's numbers. Empty: either.",
            "yes or no",
            value("sum"),
            "yes",
            "no"),
        condition(
            "doubles == \"$param\"",
            "Pays on doubles",
            "Whether the card pays on doubles and both dice are the same. Empty: either.",
            "yes or no",
            value("doubles"),
            "yes",
            "no"),
        Column.of(
                Keyword.ACTION,
                "$p.pays($param);",
                "Pays",
                "How often the card pays.",
                new CellType.Whole(0, 2),
                value("times"))
            .filled());
  }

  /** Which events of the centre a roll sets off. */
  static TableLayout events() {
    return layout(
        "Events",
        "EventCheck",
        "$e",
        HitPolicy.UNIQUE,
        condition(
                "shown == \"$param\"",
                "Its number is",
                "What shows the event's number: a die, else the sum, or any roll will do.",
                "sort of roll",
                value("shown"),
                "die",
                "sum",
                "any roll",
                "nothing")
            .filled(),
        Column.of(
            Keyword.ACTION,
            "$e.fires();",
            "Fires",
            "x: its effect of the roll happens, once.",
            new CellType.Mark(),
            value("fires")));
  }

  /** What hiring, building, slaying and sailing cost. */
  static TableLayout costs() {
    CellType resource = word("resource", RESOURCES);
    return layout(
        "Costs",
        "Tariff",
        "$t",
        HitPolicy.COLLECT,
        deed(),
        parts(
            "$t.add(\"$1\", \"$2\", \"$3\");",
            "Adds",
            "A resource, whose number is added to its cost, and which: of the card, of the player,"
                + " or of the player once for each face-up card of the same name or each noble.",
            value("adds"),
            resource,
            word("owner of a number", "card", "player", "namesakes", "nobles"),
            word("number", CostWords.STATS)),
        parts(
            "$t.standsIn(\"$1\", \"$2\", $3);",
            "Stands in",
            "A resource that may stand in for another, and how much of that other must be paid"
                + " beside it.",
            value("stands in"),
            resource,
            resource,
            new CellType.Whole(0, 9)),
        parts(
            "$t.standsInWith(\"$1\", \"$2\", \"$3\");",
            "Stands in with",
            "The same for players of whom a number is above 0; nothing need be paid beside it.",
            value("stands in with"),
            resource,
            resource,
            word("number of a player", Player.STRENGTH_HIRES)),
        parts(
            "$t.waives(\"$1\", \"$2\", \"$3\");",
            "May be waived",
            "A resource, the number of the player that says how much of it need not be paid, and"
                + " the number of the card that it cannot go beyond.",
            value("waived"),
            resource,
            word("number of a player", Player.DISCOUNT_STRENGTH, Player.DISCOUNT_MAGIC),
            word("number of a card", "strength cost", "magic cost")));
  }

  /** What monsters cost besides, by what the slayer owns: made from the sheet of monsters. */
  static TableLayout specialCosts() {
    return layout(
        "Special costs",
        "Tariff",
        "$t",
        HitPolicy.COLLECT,
        Column.of(
                Keyword.CONDITION,
                "card == \"$param\"",
                "Card",
                "The code of the monster.",
                new CellType.Id(),
                value("card"))
            .filled(),
        parts(
            "$t.addForEach(\"$1\", \"$2\", $3);",
            "For each monster",
            "A resource, the name of monsters that the slayer owns, and how much each adds.",
            value("for each"),
            word("resource", RESOURCES),
            new CellType.Name(),
            new CellType.Whole(1, 99)));
  }

  /** When the last round begins. */
  static TableLayout ending() {
    CellType counted = word("count", EndCheck.COUNTED.toArray(String[]::new));
    CellType number = new CellType.Whole(1, (int) MOST);
    return layout(
        "Ends",
        "EndCheck",
        "$e",
        HitPolicy.COLLECT,
        part(
            "atLeast(\"$1\", $2)",
            "At least",
            "What is counted, and how many there must be.",
            value("at least"),
            counted,
            number),
        part(
            "atLeastForEach(\"$1\", $2)",
            "At least for each player",
            "What is counted, and how many there must be for each player.",
            value("at least for each"),
            counted,
            number),
        Column.of(
                Keyword.ACTION,
                "$e.ends(\"$param\");",
                "Reason",
                "Why the game ends with this round.",
                new CellType.Name(),
                value("reason"))
            .filled());
  }

  /** What dukes and nobles score. */
  static TableLayout scoring() {
    String[] all = ScoreSheet.COUNTED.toArray(String[]::new);
    return layout(
        "Scoring",
        "ScoreSheet",
        "$s",
        HitPolicy.COLLECT,
        condition(
                "counts(\"$param\")",
                "The card counts",
                "What the card has a number for.",
                "counted thing",
                value("counts"),
                all)
            .filled(),
        action(
            "$s.points(\"$param\");",
            "Points for each",
            "Each of it gives the card's number of points.",
            "counted thing",
            value("points"),
            all),
        action(
            "$s.share(\"$param\");",
            "Points by share",
            "The card's number of it gives one point, rounded down.",
            "counted thing",
            value("share"),
            all));
  }

  /** What goods and tomes score. */
  static TableLayout cargo() {
    CellType points = new CellType.Whole(0, (int) MOST);
    return layout(
        "Cargo",
        "CargoSheet",
        "$c",
        HitPolicy.COLLECT,
        condition(
                "kind == \"$param\"",
                "Of",
                "What is counted: all tomes, or the goods of one sort.",
                "cargo",
                value("kind"),
                "goods",
                "tome")
            .filled(),
        Column.asking(
            "count",
            "So many",
            "How many there are. Empty: any number.",
            new CellType.Whole(1, (int) MOST),
            value("count")),
        column("$c.points($param);", "Points", "What they give together.", points, "points"),
        column("$c.each($param);", "Points for each", "What each gives.", points, "each"));
  }

  private static Column column(
      String template, String label, String note, CellType type, String name) {
    return Column.of(Keyword.ACTION, template, label, note, type, value(name));
  }

  private static Column deed() {
    return condition(
            "deed == \"$param\"", "To", "What is paid for.", "deed", value("deed"), CostWords.DEEDS)
        .filled();
  }

  private static Column parts(
      String template, String label, String note, Binding binding, CellType... types) {
    return new Column(Keyword.ACTION, template, label, note, List.of(types), false, false, binding);
  }

  private static Column part(
      String template, String label, String note, Binding binding, CellType... types) {
    return new Column(
        Keyword.CONDITION, template, label, note, List.of(types), false, false, binding);
  }

  private static Binding value(String name) {
    return new Binding.Value(name);
  }

  private static TableLayout layout(
      String title, String fact, String name, HitPolicy policy, Column... columns) {
    return QuestionTable.layout("rules.valeria", title, FACTS + fact, name, policy, columns);
  }
}
