package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.MatchLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The writer of golden games: one step to a line, so that reviewers see what a change of rules
 * changes.
 */
public final class GoldenWriter {

  private GoldenWriter() {}

  /**
   * The text of a golden game.
   *
   * @param about the purpose of the example
   * @param findings takes an answer that these rules do not allow, or that other rules wrote the
   *     log
   * @return the text, or empty after a report
   */
  public static Optional<String> write(
      MatchLog log, RuleBook book, String about, Diagnostics findings) {
    return log.begun().replay(book, findings).flatMap(match -> write(log, match, about, findings));
  }

  /** The same on one line, for files of many; indents are between the parts alone. */
  public static Optional<String> line(
      MatchLog log, RuleBook book, String about, Diagnostics findings) {
    return write(log, book, about, findings)
        .map(text -> text.lines().map(String::strip).collect(Collectors.joining()));
  }

  private static Optional<String> write(
      MatchLog log, Match match, String about, Diagnostics findings) {
    try (match) {
      List<String> lines = new ArrayList<>();
      head(log, about, lines);
      PublicState seen = new PublicState(match);
      ObjectNode state = seen.now();
      lines.add("  \"start\": " + state + ",");
      lines.add("  \"steps\": [");
      for (int i = 0; i < log.answers().size(); i++) {
        if (!log.answer(match, i, findings)) {
          return Optional.empty();
        }
        ObjectNode now = seen.now();
        String end = i == log.answers().size() - 1 ? "" : ",";
        lines.add("    " + step(log.answers().get(i), MergePatch.between(state, now)) + end);
        state = now;
      }
      lines.add("  ]");
      lines.add("}");
      return Optional.of(String.join("\n", lines) + "\n");
    }
  }

  private static void head(MatchLog log, String about, List<String> lines) {
    lines.add("{");
    lines.add("  \"golden\": " + GoldenGame.FORMAT + ",");
    lines.add("  \"game\": " + quoted(log.game()) + ",");
    lines.add("  \"about\": " + quoted(about) + ",");
    lines.add("  \"setup\": " + log.setup() + ",");
    lines.add(
        log.seed()
            .map(seed -> "  \"seed\": " + seed + ",")
            .orElse("  \"chance\": " + log.chance() + ","));
    lines.add("  \"" + GoldenReader.ANSWERS + "\": " + log.answers().size() + ",");
  }

  private static String step(String answer, ObjectNode changes) {
    return "{\"answer\": " + quoted(answer) + ", \"changes\": " + changes + "}";
  }

  private static String quoted(String text) {
    return JsonNodeFactory.instance.textNode(text).toString();
  }
}
