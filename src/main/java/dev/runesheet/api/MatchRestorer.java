package dev.runesheet.api;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.play.Origin;
import dev.runesheet.engine.save.MatchSnapshot;
import dev.runesheet.engine.save.SaveReader;
import dev.runesheet.engine.save.SavedMatch;
import dev.runesheet.engine.trace.Tracing;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.IllegalChoiceException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The continuation of saved matches. */
final class MatchRestorer {

  private MatchRestorer() {}

  /** A saved match, without its log. */
  static Match restore(RuleBook book, String json, boolean anyRules) {
    return SavedMatch.read(book.played(), json, anyRules, saved -> checked(book, saved, json));
  }

  /** Does what every call does, so that what does not fit is found now and not in the middle. */
  private static Match checked(RuleBook book, SaveReader.Restored saved, String json) {
    Match match = Match.restored(book, saved, json);
    boolean same = saved.form().rules().equals(book.hash());
    try {
      match.checkSaved(); // Before what is looked at by its words.
      if (!same) {
        match.askAnew();
      }
      saved.state().copy(saved.world());
      for (int player = 0; player < saved.state().game.players(); player++) {
        match.view(player);
      }
      // The views above have told nobody anything.
      match.know(saved.form().known());
      if (!match.over() && match.pendingDecisions().isEmpty()) {
        throw new IllegalArgumentException("/pending: is empty, but the match is not over.");
      }
      if (!same) {
        match.checkSaved();
      }
      // What a sealed one offers was offered, also if answers of others changed what is legal
      // since.
      if (same && !saved.isSealed()) {
        match.checkOffers();
        match.checkCounts();
        checkCourse(match, saved.form(), json);
      }
      saved.mustBeAsSaved(book.game());
      if (saved.isChanged()) { // Last, since all other checks say what is wrong.
        throw new IllegalArgumentException(
            "a value was changed after it was saved. Maybe the file is damaged; who changes a save"
                + " on purpose takes its field 'seal' out.");
      }
    } catch (Throwable invalid) {
      match.abandon();
      throw invalid;
    }
    return match;
  }

  /**
   * Refuses winners of a match that is over, and programs under way, other than those to which its
   * answers lead, if these lead to all else that the save says.
   */
  private static void checkCourse(Match match, MatchSnapshot form, String json) {
    if (match.play.origin.begun() != null && (match.over() || form.isUnderWay())) {
      Tracing.during(null, () -> played(match))
          .flatMap(played -> SavedMatch.otherCourse(json, played))
          .ifPresent(
              other -> {
                throw new IllegalArgumentException(other);
              });
    }
  }

  /** The save of a match played from its start; empty if its answers cannot be given again. */
  private static Optional<String> played(Match match) {
    try (Match played = Match.start(match.book(), match.setup(), match.firstChance())) {
      match.answers().forEach(played::answer);
      return Optional.of(played.save());
    } catch (IllegalChoiceException | IllegalStateException | ActionFailedException other) {
      return Optional.empty(); // Somebody changed more of it, on purpose.
    }
  }

  /** A saved match again, played from its start. */
  static Match replay(RuleBook book, String json) {
    Match match;
    List<String> answers;
    List<List<Integer>> known;
    Match saved = restore(book, json, false);
    try (saved) {
      match = Match.start(book, saved.setup(), saved.firstChance());
      answers = saved.answers();
      known = saved.known();
    } catch (IllegalStateException | ActionFailedException unknown) {
      throw withoutLog(unknown.getMessage(), unknown);
    }
    try {
      answerAll(match, answers);
      mustBeAsSaved(match, json);
    } catch (RuntimeException elsewhere) {
      match.close();
      throw elsewhere;
    }
    match.know(known);
    return match;
  }

  private static void answerAll(Match match, List<String> answers) {
    for (int i = 0; i < answers.size(); i++) {
      try {
        match.answer(answers.get(i));
      } catch (IllegalChoiceException | IllegalStateException | ActionFailedException other) {
        throw withoutLog("/answers/" + i + ": " + other.getMessage(), other);
      }
    }
  }

  private static void mustBeAsSaved(Match match, String json) {
    SavedMatch.difference(json, match.save())
        .ifPresent(
            elsewhere -> {
              throw withoutLog(
                  elsewhere + " Maybe another version saved it, or somebody has changed it.", null);
            });
  }

  /** A way to play a match once more: from its origin, with its answers since. */
  static Supplier<Match> again(RuleBook book, Origin origin, JsonNode setup, List<String> answers) {
    Origin.Saved saved = origin.saved();
    if (saved != null) {
      List<String> since = answers.subList(saved.answers(), answers.size());
      return () -> answered(restore(book, saved.json(), true), since);
    }
    Chance first = origin.firstChance(book.gameId());
    return () -> answered(Match.start(book, setup, first.copy()), answers);
  }

  private static Match answered(Match match, List<String> answers) {
    answers.forEach(match::answer);
    return match;
  }

  private static IllegalArgumentException withoutLog(String why, Throwable cause) {
    return new IllegalArgumentException(
        "saved match has no log, but can be restored without it: " + why, cause);
  }
}
