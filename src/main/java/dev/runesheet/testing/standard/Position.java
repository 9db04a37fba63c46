package dev.runesheet.testing.standard;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.document.JsonDocument;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** The position of a match in the words of expectations, as far as they ask; else all of it. */
final class Position {

  private final Match match;
  private final EntityNames entities;
  private final ZoneNames zones;

  /** The position as it is now. */
  Position(Match match) {
    this.match = match;
    this.entities = new EntityNames(match.world());
    this.zones = new ZoneNames(match);
  }

  /** The names of the entities. */
  EntityNames entities() {
    return entities;
  }

  /** The zones with what lies there. */
  ZoneNames zones() {
    return zones;
  }

  /** The open questions. */
  List<Decision> questions() {
    return match.pendingDecisions();
  }

  /** The match, for reading. */
  Match match() {
    return match;
  }

  /** The numbers of the entities that an expectation names; of all if it names none. */
  Map<String, Map<String, Double>> numbers(Map<String, Map<String, Double>> asked) {
    return each(
        asked == null ? entities.all().keySet() : asked.keySet(),
        name -> numbers(entities.find(name).orElseThrow()));
  }

  private static Map<String, Double> numbers(Entity entity) {
    return each(entity.schema().names(), entity::stat);
  }

  /** The content of the zones that an expectation names; of all if it names none. */
  Map<String, List<String>> zones(Map<String, List<String>> asked) {
    return asked == null ? zones.all() : each(asked.keySet(), zones::in);
  }

  private static <V> Map<String, V> each(Iterable<String> names, Function<String, V> value) {
    Map<String, V> each = new LinkedHashMap<>();
    names.forEach(name -> each.put(name, value.apply(name)));
    return each;
  }

  /** The game's own state, as it is saved. */
  JsonValue state() {
    Diagnostics none = new Diagnostics(); // A save is whole.
    JsonNode saved =
        JsonDocument.parse("save", match.save(), none).orElseThrow().root().node().path("state");
    return JsonDocument.of("save", "/state", saved, none).root();
  }

  /** The ones of some words that are options now, or that are none; null if none are given. */
  List<String> offered(List<String> words, boolean are) {
    return words == null ? null : words.stream().filter(one -> isOffered(one) == are).toList();
  }

  /** True if words, or an id, mean an option that can be chosen now. */
  boolean isOffered(String words) {
    return options().anyMatch(option -> option.isCalled(words));
  }

  /** All options that can be chosen now. */
  Stream<Option> options() {
    return questions().stream().flatMap(decision -> decision.options().stream());
  }
}
