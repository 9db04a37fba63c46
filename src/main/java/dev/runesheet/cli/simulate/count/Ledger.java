package dev.runesheet.cli.simulate.count;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.pack.tool.WinningSide;
import java.util.List;
import java.util.stream.Stream;

/** The counts of a simulation so far; they can be kept in a file and continued. */
public final class Ledger {

  private final List<Tally> one;
  private final List<Tally> other;
  private final Comparison comparison;
  private int games;

  /**
   * Nothing yet.
   *
   * @param one a tally for each pairing
   * @param other the same for a second version of the rules; empty if there is none
   * @param comparison of both
   */
  public Ledger(List<Tally> one, List<Tally> other, Comparison comparison) {
    this.one = one;
    this.other = other;
    this.comparison = comparison;
  }

  /** Counts a match; they come in the order of their numbers. */
  public void add(Round round) {
    games++;
    one.get(round.one().pairing()).add(round.one());
    if (round.other() != null) {
      other.get(round.other().pairing()).add(round.other());
      comparison.add(round);
    }
  }

  /** The number of matches counted: in one process, those from 0 up to this number. */
  public int games() {
    return games;
  }

  /** True if matches failed by a version, or had actions that limits undid. */
  public boolean hasTrouble() {
    return Stream.of(one, other)
        .flatMap(List::stream)
        .anyMatch(tally -> tally.failed() > 0 || tally.undone().count() > 0);
  }

  public List<Tally> one() {
    return one;
  }

  public List<Tally> other() {
    return other;
  }

  public Comparison comparison() {
    return comparison;
  }

  /** The ledger as JSON. */
  public ObjectNode toJson() {
    ObjectNode json = Json.object();
    json.put("games", games);
    write(json.putArray("tallies"), one);
    write(json.putArray("others"), other);
    write(json.putArray("compared"), comparison.counts());
    return json;
  }

  private static void write(ArrayNode json, List<Tally> tallies) {
    for (Tally tally : tallies) {
      ObjectNode node = json.addObject();
      node.put("first_failed", tally.firstFailed()).put("reason", tally.reason());
      write(node.putArray("counts"), tally.counts());
    }
  }

  private static void write(ArrayNode json, Counts counts) {
    counts
        .sorted()
        .forEach(
            (key, sum) ->
                json.addArray()
                    .add(key.kind())
                    .add(key.name())
                    .add(key.measure())
                    .add(sum.longValue()));
  }

  /** Adds what {@link #toJson} wrote. */
  public void read(JsonNode json) {
    games += json.path("games").asInt();
    read(json.path("tallies"), one);
    read(json.path("others"), other);
    comparison.counts().add(counts(json.path("compared")));
  }

  private static void read(JsonNode json, List<Tally> tallies) {
    for (int i = 0; i < tallies.size(); i++) {
      Tally into = tallies.get(i);
      JsonNode from = json.path(i);
      into.add(
          new Tally(
              into.seats(),
              WinningSide.PLAYER, // Nothing more is counted by it.
              counts(from.path("counts")),
              from.path("first_failed").asInt(),
              from.path("reason").asText()));
    }
  }

  private static Counts counts(JsonNode json) {
    Counts counts = new Counts();
    for (JsonNode one : json) {
      counts.add(
          one.path(0).asText(), one.path(1).asText(), one.path(2).asText(), one.path(3).asLong());
    }
    return counts;
  }
}
