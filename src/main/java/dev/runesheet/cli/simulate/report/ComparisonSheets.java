package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Comparison;
import dev.runesheet.cli.simulate.count.Comparison.Compared;
import dev.runesheet.cli.simulate.report.Sheet.Cell;
import dev.runesheet.pack.tool.WinningSide;
import dev.runesheet.spelling.Capital;
import dev.runesheet.spelling.Series;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The tables of two versions of the rules beside each other.
 *
 * @param one the first version
 * @param other the second
 */
record ComparisonSheets(Results one, Results other, Comparison comparison) {

  /** The largest number of cards and effects on a terminal. */
  private static final int MOST = 15;

  private static final String INTERVAL = "95 % interval";

  /** The tables with rows. */
  List<Sheet> all() {
    List<Sheet> all = List.of(players(), things(), lengths(), effects());
    return all.stream().filter(sheet -> !sheet.isEmpty()).toList();
  }

  /** The matches that both versions played, in a sentence. */
  String matches() {
    Results.About about = one.about();
    return Text.count(comparison.games(), "game")
        + " of bots, seed "
        + about.seed()
        + (about.randomDecks() ? ", decks drawn at random," : ",")
        + " each played by the rules here and by the other version.";
  }

  /** The summary, in a sentence. */
  String summary() {
    long failed = comparison.games() - comparison.compared();
    long decks = comparison.otherDecks();
    String alike = Text.number(comparison.alike()) + " of ";
    return alike
        + Text.count(comparison.compared(), "game")
        + " ended alike by both versions: the same winners, turns and number of answers."
        + (failed == 0 ? "" : " Failed by a version: " + Text.count(failed, "game") + ".")
        + (decks == 0 ? "" : " With other decks there: " + Text.count(decks, "game") + ".");
  }

  /**
   * The first failure of each version and the matches in which limits undid actions, in sentences.
   */
  List<String> trouble() {
    List<String> sentences = new ArrayList<>();
    for (Results results : List.of(one, other)) {
      String where = results == one ? "here" : "there";
      if (!results.total().reason().isEmpty()) {
        sentences.add("First failure " + where + ": " + results.total().reason());
      }
      if (!results.undone().isEmpty()) {
        sentences.add(Capital.first(where) + " " + results.undone());
      }
    }
    return sentences;
  }

  /** The sentences about what cannot be compared. */
  List<String> apart() {
    List<String> here = new ArrayList<>();
    List<String> there = new ArrayList<>();
    for (String name : comparison.things()) {
      Compared rates = comparison.thing(name);
      if (!rates.isKnown()) {
        (rates.there().of() == 0 ? here : there).add(name);
      }
    }
    List<String> sentences = new ArrayList<>(comparison.notPlayed());
    without(sentences, "there", here);
    without(sentences, "here", there);
    return sentences;
  }

  private void without(List<String> sentences, String where, List<String> names) {
    if (!names.isEmpty()) {
      String noun = one.about().noun() + "s";
      sentences.add(
          "Not compared, as they have no rate "
              + where
              + ", where they are renamed, gone or never with one player alone: "
              + noun
              + " "
              + Series.first(MOST, names)
              + ".");
    }
  }

  private Sheet players() {
    Sheet sheet =
        rates(new Sheet("player"), "")
            .note(
                "Both versions played the same matches, with the same seeds. A star marks what"
                    + " chance alone does not explain.");
    for (String name : comparison.players()) {
      row(sheet, name, comparison.player(name));
    }
    if (one.about().first()) {
      row(sheet, "who begins", comparison.first());
    }
    row(sheet, "draws", comparison.draws());
    return sheet;
  }

  private static Sheet rates(Sheet sheet, String head) {
    return sheet
        .columns(head, "here", "there", "difference", INTERVAL)
        .wide("games here", "games there", "games in both");
  }

  private static void row(Sheet sheet, String name, Compared rates) {
    sheet.row(
        Cell.of(name),
        Cell.of(rates.here()),
        Cell.of(rates.there()),
        Cell.of(rates.difference()),
        Cell.interval(rates.difference()),
        Cell.of(rates.here().of()),
        Cell.of(rates.there().of()),
        Cell.of(rates.both()));
  }

  /** The largest difference first. */
  private Sheet things() {
    String noun = one.about().noun();
    Sheet sheet = rates(new Sheet(noun), noun).most(MOST);
    Map<String, Compared> known = new TreeMap<>();
    for (String name : comparison.things()) {
      Compared rates = comparison.thing(name);
      if (rates.isKnown()) {
        known.put(name, rates);
      }
    }
    known.entrySet().stream()
        .sorted(
            Comparator.comparingDouble(entry -> -Math.abs(entry.getValue().difference().value())))
        .forEach(entry -> row(sheet, entry.getKey(), entry.getValue()));
    return sheet;
  }

  private Sheet lengths() {
    Sheet sheet =
        new Sheet("turns")
            .heading("Turns")
            .columns("turns", "here", "there", "difference", INTERVAL);
    Comparison.Turns turns = comparison.turns();
    if (comparison.compared() > 1) {
      double difference = turns.difference();
      String interval =
          Text.signed(difference - turns.half(), 2)
              + " – "
              + Text.signed(difference + turns.half(), 2)
              + (Math.abs(difference) > turns.half() ? " *" : "");
      sheet.row(
          Cell.of("mean"),
          Cell.of(turns.here(), 2),
          Cell.of(turns.there(), 2),
          new Cell(Text.signed(difference, 2), difference),
          new Cell(interval, difference - turns.half()));
    }
    return sheet;
  }

  /** The effects that fire more or less often, or change more or less. */
  private Sheet effects() {
    Sheet sheet =
        new Sheet("effect")
            .columns(
                "effect", "per game here", "there", "what it changed here", "what it changed there")
            .note(one.about().winner() == WinningSide.TEAM ? "" : Sheets.SIDES)
            .most(MOST);
    for (EffectPair effect : EffectPair.all(one, other)) {
      if (!effect.isAlike()) {
        sheet.row(
            Cell.of(effect.name()),
            Cell.of(effect.here().perGame(), 2),
            Cell.of(effect.there().perGame(), 2),
            Cell.of(effect.here().changes()),
            Cell.of(effect.there().changes()));
      }
    }
    return sheet;
  }
}
