package dev.runesheet.cli.simulate.report;

import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Comparison;
import dev.runesheet.cli.simulate.count.Difference;
import dev.runesheet.cli.simulate.count.EffectRates;
import dev.runesheet.cli.simulate.count.Rate;
import dev.runesheet.cli.simulate.report.Sheet.Cell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The tables of two versions of the rules beside each other. */
final class ComparisonSheets {

  /** The largest number of cards and effects on a terminal. */
  private static final int MOST = 15;

  private static final String INTERVAL = "95 % interval";

  private final Results one;
  private final Results other;
  private final Comparison comparison;

  /**
   * Creates the tables of two versions.
   *
   * @param one the first version
   * @param other the second
   */
  ComparisonSheets(Results one, Results other, Comparison comparison) {
    this.one = one;
    this.other = other;
    this.comparison = comparison;
  }

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
    String alike =
        Text.number(comparison.alike()) + " of " + Text.count(comparison.compared(), "game");
    String left = Text.count(comparison.games() - comparison.compared(), "game");
    return alike
        + " ended alike by both versions: the same winners, turns and number of answers."
        + (comparison.games() == comparison.compared()
            ? ""
            : " Not compared: " + left + " that failed or had other decks.");
  }

  private static Sheet sheet(String title) {
    return new Sheet(title).columns(title, "here", "there", "difference", INTERVAL);
  }

  private Sheet players() {
    Sheet sheet =
        new Sheet("player")
            .columns("", "here", "there", "difference", INTERVAL)
            .note(
                "Both versions played the same matches, with the same seeds. A star marks what"
                    + " chance alone does not explain.");
    Map<String, Rate> before = one.players();
    Map<String, Rate> after = other.players();
    for (String name : comparison.players()) {
      row(sheet, name, rate(before, name), rate(after, name), comparison.player(name));
    }
    if (one.about().first()) {
      Rate here = one.total().first();
      row(sheet, "who begins", here, other.total().first(), comparison.first());
    }
    Rate here = new Rate(one.total().draws(), one.total().ended());
    row(
        sheet,
        "draws",
        here,
        new Rate(other.total().draws(), other.total().ended()),
        comparison.draws());
    return sheet;
  }

  private static Rate rate(Map<String, Rate> rates, String name) {
    return rates.getOrDefault(name, Rate.NONE);
  }

  private static void row(Sheet sheet, String name, Rate here, Rate there, Difference difference) {
    sheet.row(
        Cell.of(name),
        Cell.of(here),
        Cell.of(there),
        Cell.of(difference),
        Cell.interval(difference));
  }

  /** The clearest first. */
  private Sheet things() {
    Sheet sheet = sheet(one.about().noun()).most(MOST);
    Map<String, Rate> before = one.things();
    Map<String, Rate> after = other.things();
    List<String> names = new ArrayList<>(comparison.things());
    names.sort(
        Comparator.<String>comparingDouble(name -> -Math.abs(comparison.thing(name).value()))
            .thenComparing(Comparator.naturalOrder()));
    for (String name : names) {
      row(sheet, name, rate(before, name), rate(after, name), comparison.thing(name));
    }
    return sheet;
  }

  private Sheet lengths() {
    Sheet sheet = sheet("turns").heading("Turns");
    double[] turns = comparison.turns();
    if (comparison.compared() > 1) {
      String interval =
          signed(turns[0] - turns[1])
              + " – "
              + signed(turns[0] + turns[1])
              + (Math.abs(turns[0]) > turns[1] ? " *" : "");
      sheet.row(
          Cell.of("mean"),
          Cell.of(one.total().turns().mean(), 2),
          Cell.of(other.total().turns().mean(), 2),
          new Cell(signed(turns[0]), turns[0]),
          new Cell(interval, turns[0] - turns[1]));
    }
    return sheet;
  }

  private static String signed(double number) {
    return String.format(Locale.ROOT, "%+.2f", number);
  }

  /** The effects that fire more or less often, or change more or less. */
  private Sheet effects() {
    Sheet sheet =
        new Sheet("effect")
            .columns(
                "effect", "per game here", "there", "what it changed here", "what it changed there")
            .most(MOST);
    Map<String, EffectRates> after = new LinkedHashMap<>();
    other.effects().forEach(effect -> after.put(effect.name(), effect));
    List<EffectRates> all = new ArrayList<>(one.effects());
    after.values().stream()
        .filter(effect -> all.stream().noneMatch(known -> known.name().equals(effect.name())))
        .forEach(effect -> all.add(EffectRates.of(effect.name(), one.total())));
    all.sort(
        Comparator.<EffectRates>comparingDouble(
                effect -> -Math.abs(effect.perGame() - there(after, effect).perGame()))
            .thenComparing(EffectRates::name));
    for (EffectRates effect : all) {
      EffectRates there = there(after, effect);
      if (effect.fired() != there.fired() || !effect.changes().equals(there.changes())) {
        sheet.row(
            Cell.of(effect.name()),
            Cell.of(effect.perGame(), 2),
            Cell.of(there.perGame(), 2),
            Cell.of(effect.changes()),
            Cell.of(there.changes()));
      }
    }
    return sheet;
  }

  private EffectRates there(Map<String, EffectRates> after, EffectRates effect) {
    EffectRates there = after.get(effect.name());
    return there == null ? EffectRates.of(effect.name(), other.total()) : there;
  }
}
