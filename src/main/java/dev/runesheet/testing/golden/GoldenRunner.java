package dev.runesheet.testing.golden;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.document.JsonValue;
import dev.runesheet.model.diagnostic.Code;
import dev.runesheet.model.diagnostic.Diagnostic;
import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.tool.MatchLog;
import dev.runesheet.testing.Expectation;
import dev.runesheet.testing.Mismatch;
import dev.runesheet.testing.golden.GoldenGame.GoldenStep;
import dev.runesheet.testing.sheet.FieldWords;
import java.util.List;
import java.util.Optional;

/** The replay of a golden game that compares the state after each step. */
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

  /** A runner that only tells whether a game differs, without the happenings of the step. */
  public static GoldenRunner silent(RuleBook book) {
    return new GoldenRunner(book, false);
  }

  /**
   * The result of a golden game.
   *
   * @param mismatches the fields of the first step that differs
   * @param story the log of that step
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
   * @param findings takes a set-up that these rules do not allow, and outcomes that nothing draws
   */
  public Played run(GoldenGame golden, Diagnostics findings) {
    MatchLog log = golden.log();
    Optional<Match> begun = log.begun().replay(book, findings);
    if (begun.isEmpty()) {
      return new Played(List.of(), List.of());
    }
    try (Match match = begun.get()) {
      Played played = compare(golden, match);
      int left = log.chance().size() - match.drawn();
      if (played.mismatches().isEmpty() && log.seed().isEmpty() && left > 0) {
        golden.source().at("/chance").ifPresent(chance -> findings.add(left(chance, left)));
      }
      return played;
    }
  }

  private static Diagnostic left(JsonValue chance, int left) {
    return Diagnostic.of(Code.CHANCE_LEFT, chance.location(), "", "")
        .suggesting(left + " left of " + chance.node().size());
  }

  private Played compare(GoldenGame golden, Match match) {
    PublicState state = new PublicState(match);
    ObjectNode expected = JsonNodeFactory.instance.objectNode();
    MergePatch.apply(golden.start().node(), expected);
    ObjectNode now = state.now();
    UnexpectedFields unexpected = new UnexpectedFields(golden.states());
    List<Mismatch> different = different(golden.start(), expected, now, state);
    if (different.isEmpty()) {
      different = unexpected(golden.start(), unexpected.ofStart(now, expected), state);
      different = orIdle(different, golden.start(), MissingNode.getInstance(), now);
    }
    for (int i = 0; i < golden.steps().size() && different.isEmpty(); i++) {
      GoldenStep step = golden.steps().get(i);
      int told = telling ? state.story().size() : 0;
      Diagnostics refused = new Diagnostics();
      if (!golden.log().answer(match, i, refused)) {
        String reason = refused.all().get(0).suggestion();
        return new Played(List.of(Mismatch.at(step.source(), step.answer(), reason)), List.of());
      }
      MergePatch.apply(step.changes().node(), expected);
      ObjectNode before = now;
      now = state.now();
      different = different(step.changes(), expected, now, state);
      if (different.isEmpty()) {
        different = unexpected(step.changes(), unexpected.ofStep(before, now, expected), state);
        different = orIdle(different, step.changes(), before, now);
      }
      if (!different.isEmpty()) {
        List<String> story = telling ? state.story() : List.of();
        return new Played(different, story.subList(told, story.size()));
      }
    }
    return new Played(different, List.of());
  }

  private static Mismatch told(JsonValue part, JsonValue was, JsonNode is, PublicState state) {
    String pointer = was.pointer().substring(part.pointer().length());
    FieldWords words = state.words();
    String expected = words.value(pointer, was.node());
    String actual = words.value(pointer, is);
    boolean alike = expected.equals(actual); // A number and a text of its digits.
    return Mismatch.at(
            was, alike ? was.node().toString() : expected, alike ? is.toString() : actual)
        .called(words.name(pointer));
  }

  /**
   * The first fields that differ.
   *
   * @param part where the file has them
   */
  private List<Mismatch> different(
      JsonValue part, ObjectNode expected, ObjectNode now, PublicState state) {
    JsonValue whole = new JsonValue(part.document(), part.pointer(), expected);
    List<Mismatch> different =
        telling
            ? Expectation.compare(whole, now, (was, is) -> told(part, was, is, state))
            : Expectation.compare(whole, now);
    return different.subList(0, Math.min(MOST_FIELDS, different.size()));
  }

  /** The first fields that play shows and the file has lost. */
  private static List<Mismatch> unexpected(
      JsonValue part, List<UnexpectedFields.Field> fields, PublicState state) {
    return fields.stream()
        .limit(MOST_FIELDS)
        .map(
            field ->
                Mismatch.at(part, "nothing", state.words().value(field.pointer(), field.value()))
                    .called(state.words().name(field.pointer())))
        .toList();
  }

  /** The differences, or if there are none, the first fields that are said to be gone in vain. */
  private static List<Mismatch> orIdle(
      List<Mismatch> different, JsonValue part, JsonNode before, JsonNode now) {
    return different.isEmpty()
        ? UnknownRemovals.of(part, before, now).stream()
            .limit(MOST_FIELDS)
            .map(one -> Mismatch.at(one, "a field that goes", "no such field before it"))
            .toList()
        : different;
  }
}
