package dev.runesheet.game.declared.authoring.duel;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.runesheet.api.Match;
import dev.runesheet.api.RuleBook;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.FailedAt;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.Failure;
import dev.runesheet.game.declared.authoring.duel.RecordedMatch.Outcome;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.setup.CharacterSetup;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.pack.change.JsonDifference;
import dev.runesheet.schema.shape.ShapeWriter;
import dev.runesheet.schema.shape.SourceNames;
import dev.runesheet.spelling.Word;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.IllegalChoiceException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A recorded match that is played again and compared.
 *
 * @param outcome what came of it when it was recorded
 */
record RecordedDuel(String id, CharacterSetup setup, Outcome outcome) {

  private static final ShapeWriter WRITER = new ShapeWriter(kind -> SourceNames.Words.any());

  /** The differences between the record and the match replayed by a rule book with its rules. */
  List<String> differences(RuleBook book) {
    DuelRecord played = new DuelRecord(book.catalog(DeclaredCatalog.class), setup);
    List<String> differences = new ArrayList<>();
    ObjectNode result = WRITER.write(play(book, played, differences));
    differences.addAll(JsonDifference.between("", WRITER.write(outcome), result));
    return differences;
  }

  private Outcome play(RuleBook book, DuelRecord played, List<String> differences) {
    List<Integer> choices = outcome.choices();
    Chance chance = Chance.scripted(outcome.rolls().stream().mapToInt(Integer::intValue).toArray());
    try (Match match = book.newMatch(setup.toJson(book.catalog(DeclaredCatalog.class)), chance)) {
      int told = tell(match, 0, played);
      for (int choice : choices) {
        if (match.over()) {
          differences.add("/choices: the match is over after " + played.chosen() + " choices");
          return played.outcome();
        }
        Decision decision = match.pendingDecisions().get(0);
        int turn = match.state(DeclaredState.class).turn();
        try {
          match.choose(decision.id(), DuelRecord.option(decision, choice));
        } catch (ActionFailedException failed) {
          return failed(failed, played, turn, differences);
        } catch (IllegalChoiceException illegal) {
          differences.add("/choices/" + played.chosen() + ": " + illegal.getMessage());
          return played.outcome();
        }
        told = tell(match, told, played);
      }
      if (!match.over() && outcome.failure().isEmpty()) {
        differences.add("/choices: the match is not over after " + choices.size() + " choices");
      }
      return played.outcome();
    } catch (ActionFailedException failed) {
      return failed(failed, played, 0, differences);
    }
  }

  private static int tell(Match match, int from, DuelRecord played) {
    List<Happening> all = match.happenings();
    all.subList(from, all.size()).forEach(played::add);
    return all.size();
  }

  /**
   * The log ends with the failure, whose place has the turn and the lengths kept; with rolls that
   * the match cannot have had it ends as if there were no more.
   */
  private static Outcome failed(
      ActionFailedException failed, DuelRecord played, int turn, List<String> differences) {
    if (failed.isOfChance()) {
      differences.add("/rolls: " + failed.getMessage());
      return played.outcome();
    }
    boolean number = failed.reason().equals(Failure.Reason.NUMBER.word());
    Optional<FailedAt.Limit> limit =
        number ? Optional.empty() : Optional.of(Word.of(FailedAt.Limit.class, failed.reason()));
    FailedAt at = played.failedAt(failed.state(DeclaredState.class), limit);
    failed.undone().forEach(played::add);
    Failure.Reason reason = number ? Failure.Reason.NUMBER : Failure.Reason.OVERFLOW;
    return played.outcome(new Failure(reason, at), turn);
  }
}
