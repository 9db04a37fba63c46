package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.document.JsonValue;
import dev.runesheet.pack.tool.MatchLog;
import java.util.List;
import java.util.stream.Stream;

/**
 * A golden game as its file has it; {@code docs/testers.md} describes the format.
 *
 * @param about the purpose of the example
 * @param log set-up, chance and answers
 * @param start the state before the first answer
 * @param steps the answers with their changes
 * @param source the place of its source
 */
public record GoldenGame(
    String about, MatchLog log, JsonValue start, List<GoldenStep> steps, JsonValue source) {

  /** The version of the format. */
  static final int FORMAT = 2;

  /** Copies the list. */
  public GoldenGame {
    steps = List.copyOf(steps);
  }

  /** The parts of the file about states: the first, and how each step changes it. */
  List<JsonNode> states() {
    return Stream.concat(Stream.of(start.node()), steps.stream().map(step -> step.changes().node()))
        .toList();
  }

  /**
   * An answer with its changes.
   *
   * @param answer the answer
   * @param changes the fields of the state that differ from before, as a JSON merge patch
   * @param source the place of its source
   */
  public record GoldenStep(String answer, JsonValue changes, JsonValue source) {}
}
