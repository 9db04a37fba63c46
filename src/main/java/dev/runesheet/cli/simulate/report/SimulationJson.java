package dev.runesheet.cli.simulate.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.cli.simulate.count.Pairing;
import dev.runesheet.cli.simulate.count.Tally;
import dev.runesheet.pack.tool.WinningSide;
import java.util.List;

/** The results of a simulation as JSON. */
final class SimulationJson {

  private static final String SHARED = "shared_wins";

  private SimulationJson() {}

  static ObjectNode of(Results results) {
    ObjectNode json = Json.object();
    Results.About about = results.about();
    json.put("game", about.game()).put("seed", about.seed());
    count(json, results.total());
    if (about.winner() == WinningSide.PLAYER) {
      json.put(SHARED, results.total().shared());
    }
    if (about.winner() == WinningSide.ALL) {
      results.won().addTo(json.putObject("all_won"));
      results.lost().addTo(json.putObject("all_lost"), "losses");
    }
    if (about.first()) {
      results.total().first().addTo(json.putObject("first"));
    }
    ArrayNode players = json.putArray("players");
    results
        .players()
        .forEach(
            (name, rate) -> {
              ObjectNode player = players.addObject().put("name", name);
              rate.addTo(player);
              if (about.winner() == WinningSide.PLAYER) {
                player.put(SHARED, results.shared().getOrDefault(name, 0L));
                results.advantages().get(name).addTo(player.putObject("advantage_of_first"));
              }
            });
    json.put("features_rate_of", results.rateOf());
    ArrayNode features = json.putArray("features");
    results.things().forEach((name, rate) -> rate.addTo(features.addObject().put("name", name)));
    ArrayNode cards = json.putArray("cards");
    results.cards().forEach(card -> card.addTo(cards.addObject()));
    ArrayNode effects = json.putArray("effects");
    results.effects().forEach(effect -> effect.addTo(effects.addObject()));
    results.matrix().addTo(json.putObject("matrix"));
    matches(json.putArray("matches"), results);
    return json;
  }

  private static void matches(ArrayNode matches, Results results) {
    List<Pairing> pairings = results.about().pairings();
    for (int i = 0; i < pairings.size(); i++) {
      Tally tally = results.tallies().get(i);
      ObjectNode one = matches.addObject();
      pairings.get(i).names().forEach(one.withArray("players")::add);
      ArrayNode wins = one.putArray("wins");
      if (results.about().winner() == WinningSide.PLAYER) {
        one.put(SHARED, tally.shared());
      }
      for (int player = 0; player < tally.seats(); player++) {
        wins.add(tally.wins(player).count());
      }
      count(one, tally);
    }
  }

  private static void count(ObjectNode json, Tally tally) {
    json.put("ended", tally.ended()).put("draws", tally.draws()).put("lost", tally.lost());
    json.put("failed", tally.failed());
    json.put("undone", tally.undone().count()).put("decisions", tally.decisions());
    if (!tally.reason().isEmpty()) {
      json.put("first_failure", tally.reason());
    }
    tally.turns().addTo(json.putObject("turns"));
  }
}
