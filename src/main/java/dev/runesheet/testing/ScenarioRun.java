package dev.runesheet.testing;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Match;
import dev.runesheet.language.JsonValue;
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
   * What there is to see now, in the words of {@code then}. It may say more than is expected.
   *
   * @param expected what the scenario expects, for words that ask, such as the legal places of a
   *     card
   */
  JsonNode observe(JsonValue expected);

  /** The match, for reading; empty if there is none to read. */
  default Optional<Match> played() {
    return Optional.empty();
  }

  /** What happened from now on is what {@code events} lists: the moves before are over. */
  default void begin() {}

  /** What happened since the match was set up, for people, one line each. */
  List<String> story();

  /** How many chance outcomes have been drawn. */
  int drawn();

  @Override
  void close();
}
