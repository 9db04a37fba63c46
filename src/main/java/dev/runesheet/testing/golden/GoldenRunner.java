package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import dev.runesheet.engine.Happening;
import dev.runesheet.engine.Match;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.language.JsonValue;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.MatchLog;
import dev.runesheet.testing.Mismatch;
import dev.runesheet.testing.golden.GoldenGame.GoldenStep;
import dev.runesheet.why.Step;
import dev.runesheet.why.StepWords;
import dev.runesheet.why.Why;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Plays a golden game again and compares the state after each step. */
public final class GoldenRunner {

  private static final int MOST_FIELDS = 5;

  private final RuleBook book;
  private final boolean telling;

  /** Plays by the rules of a book. */
  public GoldenRunner(RuleBook book) {
    this(book, true);
  }

  private GoldenRunner(RuleBook book, boolean telling) {
    this.book = book;
    this.telling = telling;
  }

  /** The same for those who only ask whether a game differs: what led to it is not looked for. */
  public static GoldenRunner silent(RuleBook book) {
    return new GoldenRunner(book, false);
  }

  /**
   * What came of a golden game.
   *
   * @param mismatches the fields of the first step that differs
   * @param story what led to the first of them
   */
  public record Played(List<Mismatch> mismatches, List<String> story) {

    /** Copies the lists. */
    public Played {
      mismatches = List.copyOf(mismatches);
      story = List.copyOf(story);
    }
  }

  /**
   * Plays and compares.
   *
   * @param findings takes a set-up that these rules do not allow
   */
  public Played run(GoldenGame golden, Diagnostics findings) {
    MatchLog log = golden.log();
    MatchLog start =
        new MatchLog(log.name(), log.game(), "", log.setup(), log.seed(), log.chance(), List.of());
    Optional<Match> begun = start.replay(book, findings);
    if (begun.isEmpty()) {
      return new Played(List.of(), List.of());
    }
    try (Match match = begun.get()) {
      return compare(golden, match);
    }
  }

  private Played compare(GoldenGame golden, Match match) {
    Map<String, JsonNode> expected = new TreeMap<>(golden.start());
    Map<String, JsonNode> actual = MatchState.of(match);
    if (!MatchState.digest(actual).equals(golden.digest())) {
      return differing(golden.source(), "start", expected, actual, match, 0);
    }
    for (int i = 0; i < golden.steps().size(); i++) {
      GoldenStep step = golden.steps().get(i);
      int before = match.happenings().size();
      Diagnostics refused = new Diagnostics();
      if (!golden.log().answer(match, i, refused)) {
        String reason = refused.all().get(0).suggestion();
        return new Played(List.of(Mismatch.at(step.source(), step.answer(), reason)), List.of());
      }
      GoldenReader.apply(step.changes(), expected);
      actual = MatchState.of(match);
      if (!MatchState.digest(actual).equals(step.digest())) {
        return differing(step.source(), "changes", expected, actual, match, before);
      }
    }
    return new Played(List.of(), List.of());
  }

  private Played differing(
      JsonValue source,
      String part,
      Map<String, JsonNode> expected,
      Map<String, JsonNode> actual,
      Match match,
      int before) {
    List<Mismatch> mismatches = new ArrayList<>();
    Map<String, JsonNode> different = GoldenWriter.difference(expected, actual);
    for (String field : different.keySet()) {
      if (mismatches.size() < MOST_FIELDS) {
        String pointer =
            source.pointer() + "/" + part + "/" + field.replace("~", "~0").replace("/", "~1");
        JsonValue place = new JsonValue(source.document(), pointer, MissingNode.getInstance());
        mismatches.add(
            Mismatch.at(
                place,
                field + " " + text(expected.get(field)),
                field + " " + text(actual.get(field))));
      }
    }
    String first = different.keySet().iterator().next();
    return new Played(mismatches, telling ? story(first, match, before) : List.of());
  }

  private static String text(JsonNode node) {
    return node == null ? "nothing" : node.toString();
  }

  /** What each change of the first differing stat came of, if it changed in this step. */
  private static List<String> story(String field, Match match, int before) {
    Why why = Why.of(match);
    StepWords words = new StepWords(why.trace());
    List<Happening> all = match.happenings();
    List<String> story = new ArrayList<>();
    for (int i = before; i < all.size(); i++) {
      if (all.get(i) instanceof Happening.StatChanged change
          && field.equals(MatchState.name(match, change.entity()) + change.stat())) {
        for (Step step : why.change(i)) {
          story.add(words.line(step));
          words.details(step).forEach(detail -> story.add("    " + detail));
        }
      }
    }
    return story;
  }
}
