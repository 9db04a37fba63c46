package dev.runesheet.bench.duel;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.StreamSupport;

/**
 * Plays a recorded match again with its choices and rolls, and compares everything it says about
 * the result.
 */
final class Replay {

  private static final List<String> GIVEN =
      List.of("id", "group", "what", "mode", "heroes", "first");

  private final ObjectNode recorded;
  private final int first;
  private final Duel duel;
  private final DuelMatch match;

  /**
   * A replay of a match.
   *
   * @param record a line of the recorded matches
   * @param resolver turns a file name given as mode or hero into its content
   */
  Replay(JsonNode record, UnaryOperator<JsonNode> resolver) {
    JsonNode heroes = record.get("heroes");
    duel =
        DuelReader.read(
            resolver.apply(record.get("mode")),
            resolver.apply(heroes.get(0)),
            resolver.apply(heroes.get(1)));
    match = new DuelMatch(duel, new ScriptedChance(numbers(record.get("rolls"))), true);
    first = record.get("first").intValue();
    recorded = record.deepCopy();
    recorded.remove(GIVEN);
  }

  private static long[] numbers(JsonNode array) {
    return StreamSupport.stream(array.spliterator(), false)
        .mapToLong(JsonNode::longValue)
        .toArray();
  }

  /** What differs from the record; empty if nothing does. */
  Optional<String> difference() {
    try {
      play();
    } catch (IllegalStateException offScript) {
      return Optional.of(offScript.getMessage());
    }
    if (match.awaitsChoice() && match.failure().isEmpty()) {
      return Optional.of("the match goes on after the last recorded choice");
    }
    ObjectNode replayed = new MatchWriter(match).write();
    if (!replayed.equals(recorded)) {
      return Optional.of("recorded " + recorded + System.lineSeparator() + "replayed " + replayed);
    }
    return attributesNow().equals(attributesOfLastEntry())
        ? Optional.empty()
        : Optional.of("attributes " + attributesNow() + " are not those of the last entry kept");
  }

  private void play() {
    boolean fine = match.start(first);
    for (long choice : numbers(recorded.get("choices"))) {
      if (fine) {
        fine = match.choose((int) choice);
      }
    }
  }

  private JsonNode attributesNow() {
    int width = duel.attributes().size();
    double[] now = new double[2 * width];
    for (int slot = 0; slot < now.length; slot++) {
      now[slot] = match.attribute(slot / width, slot % width);
    }
    return MatchWriter.attributes(now);
  }

  private JsonNode attributesOfLastEntry() {
    int kept = match.log().phaseCount();
    if (kept > 0) {
      return recorded.get("log").get(kept - 1).get("attrs");
    }
    double[] start = new double[2 * duel.attributes().size()];
    duel.copyStart(start);
    return MatchWriter.attributes(start);
  }
}
