package dev.runesheet.game.valeria.authoring;

import dev.runesheet.model.Slug;
import dev.runesheet.table.PlainTable;
import dev.runesheet.table.TableLayout;
import dev.runesheet.table.TypedTable;
import dev.runesheet.table.WorkbookWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes the workbooks of global rules anew, as they are shipped: for an author who starts again.
 */
public final class GlobalRows {

  private static final String HIRE = "hire";
  private static final String RECRUIT = "recruit";
  private static final String BUILD = "build";
  private static final String SLAY = "slay";

  private GlobalRows() {}

  /** All workbooks of global rules by file name, without folder. */
  public static Map<String, byte[]> workbooks() {
    return Map.of(
        "roll.drl.xlsx",
        WorkbookWriter.write(List.of(paying(), events())),
        "costs.drl.xlsx",
        WorkbookWriter.write(List.of(costs())),
        "flags.drl.xlsx",
        WorkbookWriter.write(List.of(flags())),
        "ending.drl.xlsx",
        WorkbookWriter.write(List.of(ending())),
        "scoring.drl.xlsx",
        WorkbookWriter.write(List.of(scoring())));
  }

  private static TypedTable flags() {
    return table(
        FlagsTable.layout(),
        "flags",
        List.of(
            flag(
                "Emerald Stronghold",
                "Citizens of the same name add nothing to the price.",
                "action.emeraldstronghold",
                "",
                "owner,surcharge,SET,0"),
            flag(
                "Pratchetts Plateau",
                "Domains cost 1 gold less.",
                "action.pratchettsplateau",
                "",
                "owner,domain cost,ADD,-1"),
            flag(
                "Blessed Lands",
                "Domains cost 2 gold less.",
                "action.blessedlands",
                "",
                "owner,domain cost,ADD,-2"),
            flag(
                "Defiant Ridge",
                "Citizens cost 1 gold less.",
                "action.defiantridge",
                "",
                "owner,hire cost,ADD,-1"),
            flag(
                "Fort Skyler",
                "Monsters cost 1 strength less.",
                "action.fortskyler",
                "",
                "owner,slay strength,ADD,-1"),
            flag(
                "Dark Lord Rising",
                "Monsters cost 1 magic more.",
                "action.darklordrising",
                "",
                "owner,slay magic,ADD,1"),
            flag(
                "New Shilina Tower",
                "Citizens may be paid with any mix.",
                "action.newshilinatower",
                "alone",
                "owner,strength hires,ADD,1"),
            flag(
                "Port of Drake",
                "Goods cost 1 gold less.",
                "action.portofdrake",
                "",
                "owner,goods cost,ADD,-1"),
            flag(
                "Browncoats Sanctum",
                "Tomes cost 1 gold less.",
                "action.browncoatssanctum",
                "",
                "owner,tome cost,ADD,-1"),
            flag(
                "Murat Reis",
                "Nobles add nothing to the price of the next.",
                "action.muratreis",
                "",
                "owner,noble surcharge,SET,0"),
            flag(
                "Immunity",
                "Nobody may take resources or cards.",
                "immunity.take",
                "alone",
                "owner,immune,ADD,1"),
            flag(
                "Exekratys immunity",
                "Nothing is owed on a 6.",
                "roll.exekratys_immune",
                "alone",
                "owner,exekratys immune,ADD,1"),
            flag(
                "One die again",
                "One die may be rolled again.",
                "roll.reroll_one_die",
                "alone",
                "card,rerolls one,ADD,1"),
            flag(
                "Both dice again",
                "Both dice may be rolled again.",
                "roll.reroll_both_dice_pay_magic_2",
                "alone",
                "card,rerolls both,ADD,1"),
            flag(
                "Price of both dice",
                "Rolling again costs 2 magic.",
                "roll.reroll_both_dice_pay_magic_2",
                "alone",
                "card,reroll cost,ADD,2")));
  }

  private static List<String> flag(
      String name, String words, String flag, String form, String change) {
    return row(name, words, flag, form, "flag", "flag/" + Slug.of(name), change);
  }

  private static TypedTable paying() {
    return table(
        GlobalTables.paying(),
        "roll",
        List.of(
            row("Both dice", "Both dice show its number: it pays twice.", "both", "", "", "2"),
            row("One die", "One die shows its number.", "one", "", "", "1"),
            row("The sum", "The dice add up to one of its numbers.", "none", "yes", "", "1"),
            row(
                "Doubles",
                "It pays on doubles, and doubles were rolled.",
                "none",
                "no",
                "yes",
                "1")));
  }

  private static TypedTable events() {
    return table(
        GlobalTables.events(),
        "roll",
        List.of(
            row("A die", "A die shows its number; twice counts once.", "die", "x"),
            row("The sum", "The dice add up to its number.", "sum", "x"),
            row("Always", "It has no number and fires at each roll.", "any roll", "x")));
  }

  private static TypedTable costs() {
    return table(
        GlobalTables.costs(),
        "costs",
        List.of(
            cost("Citizens cost what is printed", HIRE, "gold,card,gold cost"),
            cost("Others of the name cost more", HIRE, "gold,namesakes,surcharge"),
            cost("What the player has changed for citizens", HIRE, "gold,player,hire cost"),
            wild("Magic for citizens", HIRE, "magic,gold,1", ""),
            wild("Strength for citizens", HIRE, "", "strength,gold,strength hires"),
            wild("Only magic for citizens", HIRE, "", "magic,gold,strength hires"),
            cost("Domains cost what is printed", BUILD, "gold,card,gold cost"),
            cost("What the player has changed for domains", BUILD, "gold,player,domain cost"),
            cost("Recruits cost what is printed", RECRUIT, "gold,card,gold cost"),
            cost("What the player has changed for recruits", RECRUIT, "gold,player,hire cost"),
            wild("Magic for recruits", RECRUIT, "magic,gold,1", ""),
            wild("Strength for recruits", RECRUIT, "", "strength,gold,strength hires"),
            wild("Only magic for recruits", RECRUIT, "", "magic,gold,strength hires"),
            wild("Magic for domains", BUILD, "magic,gold,1", ""),
            cost("Monsters cost their strength", SLAY, "strength,card,strength cost"),
            cost("Monsters cost their magic", SLAY, "magic,card,magic cost"),
            cost("Strength that was added", SLAY, "strength,card,extra strength"),
            cost("Magic that was added", SLAY, "magic,card,extra magic"),
            cost("Gold that was added", SLAY, "gold,card,extra gold"),
            cost("Strength the player has changed", SLAY, "strength,player,slay strength"),
            cost("Magic the player has changed", SLAY, "magic,player,slay magic"),
            cost("Gold the player has changed", SLAY, "gold,player,slay gold"),
            wild("Magic for strength", SLAY, "magic,strength,1", ""),
            waiver("Magic may be waived", "magic,slay discount magic,magic cost"),
            waiver("Strength may be waived", "strength,slay discount strength,strength cost")));
  }

  private static TypedTable ending() {
    return table(
        GlobalTables.ending(),
        "ending",
        List.of(
            row(
                "Monsters",
                "No stack has monsters left.",
                "monster stacks used up,5",
                "",
                "all monsters are slain"),
            row(
                "Domains",
                "No stack has domains left.",
                "domain stacks used up,5",
                "",
                "all domains are built"),
            row(
                "Exhausted",
                "Two stacks for each player.",
                "",
                "exhausted cards drawn,2",
                "the exhausted deck is used up")));
  }

  private static TypedTable scoring() {
    List<List<String>> rows = new ArrayList<>();
    for (String resource : List.of("gold", "strength", "magic", "wild")) {
      rows.add(row(resource, "Each share of it gives a point.", resource, "", resource));
    }
    for (String thing :
        List.of(
            "shadow", "holy", "soldier", "worker", "monster", "citizen", "domain", "boss", "minion",
            "beast", "titan", "goods")) {
      rows.add(row(thing, "Each gives the card's number of points.", thing, thing, ""));
    }
    return PlainTable.of(GlobalTables.scoring(), file("scoring"), rows);
  }

  private static List<String> cost(String name, String deed, String adds) {
    return row(name, "", deed, adds, "", "", "");
  }

  private static List<String> wild(String name, String deed, String standsIn, String with) {
    return row(name, "", deed, "", standsIn, with, "");
  }

  private static List<String> waiver(String name, String waived) {
    return row(name, "", SLAY, "", "", "", waived);
  }

  private static List<String> row(String... cells) {
    return List.of(cells);
  }

  private static TypedTable table(TableLayout layout, String workbook, List<List<String>> rows) {
    return PlainTable.of(layout, file(workbook), rows);
  }

  private static String file(String workbook) {
    return "decision-tables/valeria/" + workbook + ".drl.xlsx";
  }
}
