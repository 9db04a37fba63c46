package dev.runesheet.testing;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.api.Match;
import dev.runesheet.document.JsonValue;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.Optional;

/** One scenario being played. */
public interface ScenarioRun extends AutoCloseable {

  /**
   * Carries out one action of {@code when}.
   *
   * @throws Refusal if it is not legal or cannot be carried out; nothing has changed then
   */
  void act(JsonValue action);

  /**
   * The present state, in the words of {@code then}; it may have more fields than expected.
   *
   * @param expected the scenario's expectations, for words that ask, such as the legal places of a
   *     card
   * @throws UnreadableExpectation if words that ask mean nothing at present
   */
  JsonNode observe(JsonValue expected);

  /** The match, for reading; empty if there is none to read. */
  default Optional<Match> played() {
    return Optional.empty();
  }

  /** Starts the events listed by {@code events}: those of earlier moves are left out. */
  default void begin() {}

  /** The log since set-up, for people, one line each. */
  List<String> story();

  /** The name of an entity in the story. */
  default String name(Entity entity) {
    return entity.getName();
  }

  /** The open questions that an answer is missing to, for people, one line each. */
  default List<String> asked() {
    return List.of();
  }

  /** The number of chance outcomes drawn so far. */
  int drawn();

  @Override
  void close();
}
