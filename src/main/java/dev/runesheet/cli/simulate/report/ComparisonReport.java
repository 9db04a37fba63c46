package dev.runesheet.cli.simulate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Comparison;
import dev.runesheet.cli.simulate.count.Comparison.Compared;
import dev.runesheet.cli.simulate.count.Difference;
import dev.runesheet.cli.simulate.count.EffectRates;
import dev.runesheet.cli.simulate.count.Rate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The results of two versions of the rules on the same matches.
 *
 * @param one the results with the rules used here
 * @param other the results with the other version
 * @param comparison the comparison of both
 */
public record ComparisonReport(Results one, Results other, Comparison comparison) {

  private static final String LINE_END = "\r\n";

  private ComparisonSheets sheets() {
    return new ComparisonSheets(one, other, comparison);
  }

  void print(Terminal terminal) {
    SimulationText.print(sheets().all(), terminal);
    terminal.out().println();
    terminal.out().println(sheets().summary());
    for (String sentence : sheets().apart()) {
      Text.wrapped(sentence, terminal.width()).forEach(terminal.out()::println);
    }
    sheets().trouble().forEach(terminal.out()::println);
  }

  String page() {
    String title = "Two versions of " + one.about().game();
    List<String> paragraphs = new ArrayList<>(List.of(sheets().matches(), sheets().summary()));
    paragraphs.addAll(sheets().apart());
    paragraphs.addAll(sheets().trouble());
    return SimulationPage.of(title, paragraphs, sheets().all());
  }

  /** A line for each rate, and for what effects did; without a difference if one has none. */
  String csv() {
    StringBuilder csv =
        new StringBuilder(
            "kind,name,games,difference,low_95,high_95,games_here,rate_here,games_there,rate_there,"
                + "rate_of"
                + LINE_END);
    for (String name : comparison.players()) {
      line(csv, "player", name, comparison.player(name));
    }
    if (one.about().first()) {
      line(csv, "first", "who begins", comparison.first());
    }
    line(csv, "draws", "draws", comparison.draws());
    undone(csv);
    for (String name : comparison.things()) {
      line(csv, one.about().noun(), name, comparison.thing(name));
    }
    effects(csv);
    return csv.toString();
  }

  /**
   * A rate or mean by a version.
   *
   * @param games the number of matches that it is of; of none nothing is known
   */
  private record Mean(long games, double value) {

    static Mean of(Rate rate) {
      return new Mean(rate.of(), rate.value());
    }

    boolean isKnown() {
      return games > 0;
    }

    @Override
    public String toString() {
      return "," + games + share(isKnown(), value);
    }
  }

  private static void line(StringBuilder csv, String kind, String name, Compared rates) {
    Difference difference = rates.difference();
    boolean known = rates.isKnown();
    String columns =
        share(known, difference.value())
            + share(known, difference.low())
            + share(known, difference.high());
    head(csv, kind, name, rates.both()).append(columns);
    csv.append(Mean.of(rates.here())).append(Mean.of(rates.there())).append(',').append(LINE_END);
  }

  private void undone(StringBuilder csv) {
    Rate here = one.total().undone();
    Rate there = other.total().undone();
    if (here.count() + there.count() > 0) {
      head(csv, "undone", "actions undone by limits", comparison.compared()).append(",,,");
      csv.append(Mean.of(here)).append(Mean.of(there)).append(',').append(LINE_END);
    }
  }

  private void effects(StringBuilder csv) {
    for (EffectPair effect : EffectPair.all(one, other)) {
      EffectRates here = effect.here();
      EffectRates there = effect.there();
      head(csv, "effect fired", effect.name(), comparison.compared());
      means(
          csv,
          new Mean(here.games().of(), here.perGame()),
          new Mean(there.games().of(), there.perGame()),
          "each game");
      for (EffectPair.Change change : effect.changes()) {
        head(csv, "effect changed", effect.name(), comparison.compared());
        means(
            csv,
            new Mean(here.games().count(), change.here()),
            new Mean(there.games().count(), change.there()),
            change.title());
      }
    }
  }

  /** The columns of means, whose difference has no interval. */
  private static void means(StringBuilder csv, Mean here, Mean there, String of) {
    csv.append(share(here.isKnown() && there.isKnown(), there.value() - here.value()));
    csv.append(",,").append(here).append(there);
    csv.append(',').append(SimulationCsv.cell(of)).append(LINE_END);
  }

  private static StringBuilder head(StringBuilder csv, String kind, String name, long games) {
    csv.append(SimulationCsv.cell(kind)).append(',').append(SimulationCsv.cell(name));
    return csv.append(',').append(games);
  }

  private static String share(boolean known, double number) {
    return known ? String.format(Locale.ROOT, ",%.6f", number) : ",";
  }

  ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("games", comparison.games()).put("seed", one.about().seed());
    json.put("compared", comparison.compared()).put("alike", comparison.alike());
    json.put("other_decks", comparison.otherDecks());
    sheets().apart().forEach(json.putArray("not_compared")::add);
    ArrayNode players = json.putArray("players");
    for (String name : comparison.players()) {
      write(players.addObject().put("name", name), comparison.player(name));
    }
    write(json.putObject("draws"), comparison.draws());
    if (one.about().first()) {
      write(json.putObject("first"), comparison.first());
    }
    ArrayNode features = json.putArray("features");
    for (String name : comparison.things()) {
      write(features.addObject().put("name", name), comparison.thing(name));
    }
    ObjectNode lengths = json.putObject("turns");
    if (comparison.compared() > 1) { // Of one match no interval is known.
      Comparison.Turns turns = comparison.turns();
      lengths.put("difference", turns.difference()).put("half", turns.half());
    }
    json.set("here", SimulationJson.of(one));
    json.set("there", SimulationJson.of(other));
    return json;
  }

  /** The difference is left out if a version has no rate. */
  private static void write(ObjectNode json, Compared rates) {
    json.put("games", rates.both());
    rates.difference().addTo(json);
    rates.here().addTo(json.putObject("here"));
    rates.there().addTo(json.putObject("there"));
  }
}
