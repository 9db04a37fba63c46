package dev.runesheet.studio.runs;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.cli.console.Json;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.model.diagnostic.Words;
import dev.runesheet.testing.coverage.CoverageFileReader;
import dev.runesheet.testing.coverage.SubjectCoverage;
import dev.runesheet.testing.coverage.count.ConditionCoverage;
import dev.runesheet.testing.coverage.count.RuleCoverage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/** Coverage place by place, with which the page paints cells and lines. */
final class Paint {

  private static final String COVERED = "covered";
  private static final String MISSED = "missed";

  private final UnaryOperator<String> readable;
  private final ArrayNode places = Json.list();

  private Paint(UnaryOperator<String> readable) {
    this.readable = readable;
  }

  /**
   * The state of each rule and each of its conditions, at its place.
   *
   * @param file what the tests have covered; nothing is painted if it is not there
   * @param readable gives a place with its line
   */
  static ArrayNode of(Path file, UnaryOperator<String> readable) throws IOException {
    Paint paint = new Paint(readable);
    if (Files.isRegularFile(file)) {
      CoverageFileReader.read("coverage", Files.readString(file), new Diagnostics())
          .ifPresent(coverage -> coverage.subjects().forEach(paint::add));
    }
    return paint.places;
  }

  private void add(SubjectCoverage subject) {
    for (RuleCoverage rule : subject.rules()) {
      if (rule.kind() != RuleCoverage.Kind.ENGINE && !rule.file().isEmpty()) {
        String fired = rule.fired() > 0 ? COVERED : MISSED;
        put(rule.place(), fired, "fired " + Words.times(rule.fired())).put("effect", rule.effect());
        rule.conditions().forEach(this::add);
      }
    }
  }

  private void add(ConditionCoverage condition) {
    String state =
        switch (condition.outcomes()) {
          case 0 -> MISSED;
          case 1 -> "partly";
          default -> COVERED;
        };
    String note =
        "held " + Words.times(condition.held()) + ", failed " + Words.times(condition.failed());
    put(condition.place(), state, condition.text() + " " + note);
  }

  private ObjectNode put(String place, String state, String note) {
    ObjectNode one = places.addObject().put("place", readable.apply(place));
    return one.put("state", state).put("note", note);
  }
}
