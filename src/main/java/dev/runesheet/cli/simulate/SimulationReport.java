package dev.runesheet.cli.simulate;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.console.TextTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The results of a simulation as a table, or as JSON. */
public final class SimulationReport {

  private final String game;
  private final long seed;
  private final List<Pairing> pairings;
  private final List<Tally> tallies;
  private final Tally total;
  private final String noun;
  private final Measured measured;

  /** What the rates of the things that players bring are rates of. */
  public enum Measured {
    /** Of single things, which players brought in ever other company. */
    THINGS,
    /** Of fixed decks, though the game could draw others. */
    DECKS,
    /** Of fixed decks, and the game can draw no others. */
    ONLY_DECKS
  }

  /**
   * A report.
   *
   * @param noun what the things that players bring are called
   * @param measured what the rates of things are rates of: where players brought all they had in
   *     fixed decks, nothing tells the things of one deck apart
   */
  public SimulationReport(
      String game,
      String noun,
      Measured measured,
      long seed,
      List<Pairing> pairings,
      List<Tally> tallies) {
    this.game = game;
    this.measured = measured;
    this.noun = noun;
    this.seed = seed;
    this.pairings = pairings;
    this.tallies = tallies;
    int most = pairings.stream().mapToInt(one -> one.names().size()).max().orElse(0);
    total = new Tally(most);
    tallies.forEach(total::add);
  }

  /** All pairings together. */
  Tally total() {
    return total;
  }

  /** The rate of each player or hero over all pairings, in the order they are met. */
  Map<String, Rate> rates() {
    Map<String, Rate> rates = new LinkedHashMap<>();
    for (int i = 0; i < tallies.size(); i++) {
      Tally tally = tallies.get(i);
      for (int player = 0; player < pairings.get(i).names().size(); player++) {
        Rate rate = new Rate(tally.wins(player), tally.ended());
        String name = pairings.get(i).names().get(player);
        rates.merge(name, rate, Rate::plus);
      }
    }
    return rates;
  }

  /** The rate of whoever begins. */
  Rate first() {
    return new Rate(total.firstWins(), total.ended());
  }

  /** The rate of each thing that players bring, the highest first. */
  Map<String, Rate> features() {
    return total.features().rates();
  }

  /** What the rates of what players bring are rates of: {@code deck}, or what they brought. */
  String rateOf() {
    return measured == Measured.THINGS ? noun : "deck";
  }

  /** What the rates of single things measure, for people. */
  String reading() {
    if (measured == Measured.THINGS) {
      return "A " + noun + " counts in matches to which one player alone brought it.";
    }
    String decks =
        "These are rates of decks, not of single "
            + noun
            + "s: every "
            + noun
            + " of a deck has that deck's rate, since each deck was always played whole.";
    return measured == Measured.ONLY_DECKS
        ? decks
        : decks + " With --random-decks the rates of single " + noun + "s are measured.";
  }

  /** What the things that players bring are called, for example {@code card}. */
  String noun() {
    return noun;
  }

  String game() {
    return game;
  }

  long seed() {
    return seed;
  }

  void print(Terminal terminal) {
    TextTable table = new TextTable("lrrrl", "", "games", "wins", "win rate", "95 % interval");
    rates().forEach((name, rate) -> row(table, name, rate));
    row(table, "who begins", first());
    table.print(terminal);
    if (pairings.size() > 1) {
      terminal.out().println();
      pairs().print(terminal);
    }
    if (!features().isEmpty()) {
      TextTable each = new TextTable("lrrrl", noun, "games", "wins", "win rate", "95 % interval");
      features().forEach((name, rate) -> row(each, name, rate));
      terminal.out().println();
      each.print(terminal);
      terminal.out().println();
      Text.wrapped(reading(), Terminal.WIDTH).forEach(terminal.out()::println);
    }
    terminal.out().println();
    terminal
        .out()
        .println(
            "wins "
                + Text.number(total.allWins())
                + ", draws "
                + Text.number(total.draws())
                + ", failed "
                + Text.number(total.failed()));
    if (!total.reason().isEmpty()) {
      terminal.out().println("first failure: " + total.reason());
    }
    terminal
        .out()
        .println(
            "turns: mean "
                + Text.fixed(total.meanTurns(), 1)
                + ", fewest "
                + total.fewestTurns()
                + ", most "
                + total.mostTurns());
  }

  private static void row(TextTable table, String name, Rate rate) {
    String wins = Text.number(rate.count());
    table.row(name, Text.number(rate.of()), wins, rate.words(), rate.interval());
  }

  private TextTable pairs() {
    TextTable table = new TextTable("lrrrr", "match", "games", "wins", "draws", "turns");
    for (int i = 0; i < pairings.size(); i++) {
      Tally tally = tallies.get(i);
      table.row(
          String.join(" – ", pairings.get(i).names()),
          Text.number(tally.ended()),
          wins(i),
          Text.number(tally.draws()),
          Text.fixed(tally.meanTurns(), 1));
    }
    return table;
  }

  private String wins(int pairing) {
    List<String> wins = new ArrayList<>();
    for (int player = 0; player < pairings.get(pairing).names().size(); player++) {
      wins.add(Text.number(tallies.get(pairing).wins(player)));
    }
    return String.join(" – ", wins);
  }

  ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("game", game).put("seed", seed);
    count(json, total);
    first().addTo(json.putObject("first"));
    ArrayNode players = json.putArray("players");
    rates().forEach((name, rate) -> rate.addTo(players.addObject().put("name", name)));
    json.put("features_rate_of", rateOf());
    ArrayNode features = json.putArray("features");
    features().forEach((name, rate) -> rate.addTo(features.addObject().put("name", name)));
    ArrayNode matches = json.putArray("matches");
    for (int i = 0; i < pairings.size(); i++) {
      ObjectNode one = matches.addObject();
      pairings.get(i).names().forEach(one.withArray("players")::add);
      ArrayNode wins = one.putArray("wins");
      for (int player = 0; player < pairings.get(i).names().size(); player++) {
        wins.add(tallies.get(i).wins(player));
      }
      count(one, tallies.get(i));
    }
    return json;
  }

  private static void count(ObjectNode json, Tally tally) {
    json.put("ended", tally.ended()).put("draws", tally.draws()).put("failed", tally.failed());
    if (!tally.reason().isEmpty()) {
      json.put("first_failure", tally.reason());
    }
    ObjectNode turns = json.putObject("turns");
    turns.put("mean", tally.meanTurns()).put("min", tally.fewestTurns());
    turns.put("max", tally.mostTurns());
  }
}
