package dev.runesheet.bench.duel;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NumericNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Writes how a match with snapshots went in the format of recorded matches; what a failure undid is
 * included.
 */
final class MatchWriter {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final double EXACT = 0x1p53;

  private final DuelMatch match;

  /** A writer for a match that has ended or failed. */
  MatchWriter(DuelMatch match) {
    this.match = match;
  }

  /** The match from its choices on. */
  ObjectNode write() {
    ObjectNode json = JSON.objectNode();
    json.set("choices", choices());
    json.set("rolls", rolls());
    json.set("log", log());
    json.set(
        "winner", match.winner() == DuelMatch.NOBODY ? JSON.nullNode() : number(match.winner()));
    json.set("turns", number(match.turn()));
    json.set("dropped", number(match.log().dropped()));
    match.failure().ifPresent(failure -> error(json, failure));
    return json;
  }

  private ArrayNode choices() {
    ArrayNode list = numbers(match.log().choices());
    match
        .failure()
        .filter(failure -> failure.choice() >= 0)
        .ifPresent(failure -> list.add(number(failure.choice())));
    return list;
  }

  private ArrayNode rolls() {
    ArrayNode list = numbers(match.log().rolls());
    match.failure().ifPresent(failure -> list.addAll(numbers(failure.rolls())));
    return list;
  }

  private ArrayNode log() {
    List<PhaseEntry> entries = new ArrayList<>(match.log().phases());
    match.failure().ifPresent(failure -> entries.addAll(failure.entries()));
    ArrayNode list = JSON.arrayNode();
    entries.forEach(entry -> list.add(entry(entry)));
    return list;
  }

  private static ObjectNode entry(PhaseEntry entry) {
    ObjectNode json = JSON.objectNode();
    json.set("turn", number(entry.turn()));
    json.set("active", number(entry.active()));
    json.put("after", entry.phase().label());
    json.set("attrs", attributes(entry.attributes()));
    json.put("passed", entry.passed());
    if (entry.dropped() > 0) {
      json.set("dropped", number(entry.dropped()));
    }
    return json;
  }

  /** The attributes of both entities as two arrays. */
  static ArrayNode attributes(double[] slots) {
    ArrayNode both = JSON.arrayNode();
    int width = slots.length / 2;
    for (int entity = 0; entity < 2; entity++) {
      ArrayNode one = both.addArray();
      Arrays.stream(slots, entity * width, (entity + 1) * width)
          .forEach(value -> one.add(number(value)));
    }
    return both;
  }

  private void error(ObjectNode json, Failure failure) {
    json.put("error", failure.reason().error());
    ObjectNode place = json.putObject("error_at");
    place.set("turn", number(failure.turn()));
    place.set("active", number(failure.active()));
    place.put("phase", failure.phase().label());
    place.set("log_kept", number(match.log().phaseCount()));
    place.set("rolls_kept", number(match.log().rolls().length));
    if (!failure.reason().limit().isEmpty()) {
      place.put("limit", failure.reason().limit());
    }
    place.set("choices_kept", number(match.log().choices().length));
  }

  private static ArrayNode numbers(long[] values) {
    ArrayNode list = JSON.arrayNode();
    LongStream.of(values).forEach(value -> list.add(number(value)));
    return list;
  }

  /** A number as it is written: an integer if it is whole and below 2^53 in size. */
  private static NumericNode number(double value) {
    if (value != Math.rint(value) || Math.abs(value) >= EXACT) {
      return JSON.numberNode(value);
    }
    return Math.abs(value) <= Integer.MAX_VALUE
        ? JSON.numberNode((int) value)
        : JSON.numberNode((long) value);
  }
}
