package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.language.JsonValue;
import dev.runesheet.pack.MatchLog;
import java.util.List;
import java.util.Map;

/**
 * A golden game as its file has it; {@code docs/testers.md} describes the format.
 *
 * @param about what it shows
 * @param log set-up, chance and answers
 * @param start the state before the first answer
 * @param digest the digest of that state
 * @param steps what each answer led to
 * @param source where it was written
 */
public record GoldenGame(
    String about,
    MatchLog log,
    Map<String, JsonNode> start,
    String digest,
    List<GoldenStep> steps,
    JsonValue source) {

  /** The version of the format. */
  static final int FORMAT = 1;

  /** Copies the collections. */
  public GoldenGame {
    start = Map.copyOf(start);
    steps = List.copyOf(steps);
  }

  /**
   * What an answer led to.
   *
   * @param answer the answer
   * @param digest the digest of the state after it
   * @param changes the fields that differ from before; null for those that are gone
   * @param source where it was written
   */
  public record GoldenStep(
      String answer, String digest, Map<String, JsonNode> changes, JsonValue source) {}
}
