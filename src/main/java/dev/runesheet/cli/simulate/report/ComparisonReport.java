package dev.runesheet.cli.simulate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.console.Terminal;
import dev.runesheet.cli.console.Text;
import dev.runesheet.cli.simulate.count.Comparison;
import dev.runesheet.cli.simulate.count.Comparison.Compared;
import dev.runesheet.cli.simulate.count.Difference;
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
    for (Results results : List.of(one, other)) {
      if (!results.total().reason().isEmpty()) {
        String where = results == one ? "here" : "there";
        terminal.out().println("first failure " + where + ": " + results.total().reason());
      }
    }
    sheets().undone().forEach(terminal.out()::println);
  }

  String page() {
    String title = "Two versions of " + one.about().game();
    List<String> paragraphs = new ArrayList<>(List.of(sheets().matches(), sheets().summary()));
    paragraphs.addAll(sheets().apart());
    paragraphs.addAll(sheets().undone());
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

  private static void line(StringBuilder csv, String kind, String name, Compared rates) {
    Difference difference = rates.difference();
    head(csv, kind, name, rates.both());
    csv.append(share(rates.isKnown(), difference.value()));
    csv.append(share(rates.isKnown(), difference.low()));
    csv.append(share(rates.isKnown(), difference.high()));
    for (Rate rate : List.of(rates.here(), rates.there())) {
      csv.append(',').append(rate.of()).append(share(rate.of() > 0, rate.value()));
    }
    csv.append(',').append(LINE_END);
  }

  private void undone(StringBuilder csv) {
    Rate here = one.total().undone();
    Rate there = other.total().undone();
    if (here.count() + there.count() > 0) {
      head(csv, "undone", "actions undone by limits", comparison.compared());
      csv.append(",,,");
      for (Rate rate : List.of(here, there)) {
        csv.append(',').append(rate.of()).append(share(rate.of() > 0, rate.value()));
      }
      csv.append(',').append(LINE_END);
    }
  }

  private void effects(StringBuilder csv) {
    for (EffectPair effect : EffectPair.all(one, other)) {
      double here = effect.here().perGame();
      line(csv, "effect fired", effect, "each game", here, effect.there().perGame());
      for (EffectPair.Change change : effect.changes()) {
        line(csv, "effect changed", effect, change.title(), change.here(), change.there());
      }
    }
  }

  private void line(
      StringBuilder csv, String kind, EffectPair effect, String of, double here, double there) {
    boolean fired = kind.equals("effect fired");
    Rate before = effect.here().games();
    Rate after = effect.there().games();
    head(csv, kind, effect.name(), comparison.compared());
    csv.append(share(true, there - here)).append(",,");
    csv.append(',').append(fired ? before.of() : before.count()).append(share(true, here));
    csv.append(',').append(fired ? after.of() : after.count()).append(share(true, there));
    csv.append(',').append(SimulationCsv.cell(of)).append(LINE_END);
  }

  private static void head(StringBuilder csv, String kind, String name, long games) {
    csv.append(SimulationCsv.cell(kind)).append(',').append(SimulationCsv.cell(name));
    csv.append(',').append(games);
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
