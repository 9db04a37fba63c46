package dev.runesheet.cli.simulate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.simulate.count.Comparison;
import dev.runesheet.cli.simulate.count.Difference;
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
    for (Results results : List.of(one, other)) {
      if (!results.total().reason().isEmpty()) {
        String where = results == one ? "here" : "there";
        terminal.out().println("first failure " + where + ": " + results.total().reason());
      }
    }
  }

  String page() {
    String title = "Two versions of " + one.about().game();
    return SimulationPage.of(
        title, List.of(sheets().matches(), sheets().summary()), sheets().all());
  }

  /** A line for each difference. */
  String csv() {
    StringBuilder csv = new StringBuilder("kind,name,games,difference,low_95,high_95" + LINE_END);
    for (String name : comparison.players()) {
      line(csv, "player", name, comparison.compared(), comparison.player(name));
    }
    if (one.about().first()) {
      line(csv, "first", "who begins", comparison.compared(), comparison.first());
    }
    line(csv, "draws", "draws", comparison.compared(), comparison.draws());
    for (String name : comparison.things()) {
      String noun = one.about().noun();
      line(csv, noun, name, comparison.games(name), comparison.thing(name));
    }
    return csv.toString();
  }

  private static void line(
      StringBuilder csv, String kind, String name, long games, Difference difference) {
    csv.append(SimulationCsv.cell(kind)).append(',').append(SimulationCsv.cell(name));
    csv.append(
        String.format(
            Locale.ROOT,
            ",%d,%.6f,%.6f,%.6f%s",
            games,
            difference.value(),
            difference.low(),
            difference.high(),
            LINE_END));
  }

  ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("games", comparison.games()).put("seed", one.about().seed());
    json.put("compared", comparison.compared()).put("alike", comparison.alike());
    ArrayNode players = json.putArray("players");
    for (String name : comparison.players()) {
      comparison.player(name).addTo(players.addObject().put("name", name));
    }
    comparison.draws().addTo(json.putObject("draws"));
    if (one.about().first()) {
      comparison.first().addTo(json.putObject("first"));
    }
    ArrayNode features = json.putArray("features");
    for (String name : comparison.things()) {
      ObjectNode feature = features.addObject().put("name", name);
      comparison.thing(name).addTo(feature.put("games", comparison.games(name)));
    }
    json.putObject("turns")
        .put("difference", comparison.turns()[0])
        .put("half", comparison.turns()[1]);
    json.set("here", SimulationJson.of(one));
    json.set("there", SimulationJson.of(other));
    return json;
  }
}
