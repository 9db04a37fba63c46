package dev.runesheet.engine.save;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.engine.Chance;
import dev.runesheet.engine.Decision;
import dev.runesheet.engine.Game;
import dev.runesheet.engine.GameState;
import dev.runesheet.engine.Option;
import dev.runesheet.engine.RuleBook;
import dev.runesheet.engine.machine.PlayedRules;
import dev.runesheet.engine.setup.JsonMistake;
import dev.runesheet.engine.state.Counters;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.MatchState;
import dev.runesheet.engine.state.QuestionNumbers;
import java.util.Map;

/** Builds a match from its saved form; an inconsistent form is refused. */
public final class SaveReader {

  private static final String STATE = "state of the match";

  private SaveReader() {}

  /**
   * A match as it was saved.
   *
   * @param form the saved form
   * @param world the facts
   * @param state the state except the facts
   * @param isSealed whether a seal proves that all is as it was saved
   * @param isChanged whether its seal proves that something is not
   */
  public record Restored(
      MatchSnapshot form, LiveWorld world, MatchState state, boolean isSealed, boolean isChanged) {}

  static Restored read(PlayedRules rules, MatchSnapshot form, Seal.State seal) {
    RuleBook book = rules.book();
    if (form.rules().equals(book.hash())) {
      book.game().checkSetup(book, form.setup());
    }
    GameState game = state(book.game(), form.state());
    check(game != null, "state of a match of " + book.game().id(), "is missing");
    int players = players(book.game(), game, form);
    LiveWorld world = new WorldReader(book, form, players).read();
    AgendaReader agenda = new AgendaReader(rules, world, form);
    MatchState state = new MatchState();
    state.game = game;
    state.chance = Chance.restored(form.chance());
    state.counters = counters(form.counts());
    state.agenda = agenda.agenda();
    state.pending.addAll(agenda.pending());
    state.questions = new QuestionNumbers(form.questions());
    state.over = form.over();
    state.winner = form.winner();
    return new Restored(form, world, state, seal == Seal.State.WHOLE, seal == Seal.State.BROKEN);
  }

  private static int players(Game game, GameState state, MatchSnapshot form) {
    int players = state.players();
    int active = state.active();
    check(players == expected(game, form), STATE, "has other players than its set-up");
    check(active >= -1 && active < players, STATE, "the turn is that of nobody who plays");
    check(form.winner() >= -1 && form.winner() < players, STATE, "nobody who plays has won");
    form.pending().forEach(question -> question(question, form, players));
    return players;
  }

  /** The number of players of the set-up. */
  private static int expected(Game game, MatchSnapshot form) {
    try {
      return game.newState(form.setup()).players();
    } catch (RuntimeException wrong) {
      throw new IllegalArgumentException("set-up of the match: cannot be read.", wrong);
    }
  }

  private static void question(MatchSnapshot.QuestionState saved, MatchSnapshot form, int players) {
    Decision asked = saved.decision();
    String what = "question '" + asked.id() + "'";
    long same =
        form.pending().stream().filter(one -> one.decision().id().equals(asked.id())).count();
    boolean ofPhases = saved.activation() == MatchSnapshot.NONE;
    check(asked.player() >= 0 && asked.player() < players, what, "is put to nobody who plays");
    check(same == 1, what, "is open twice");
    check(ofPhases == asked.effect().isEmpty(), what, "is not of the program that asks it");
    check(
        asked.options().stream().map(Option::id).distinct().count() == asked.options().size(),
        what,
        "has two options of one id");
  }

  static GameState state(Game game, JsonNode saved) {
    String what = "state of a match of " + game.id();
    try {
      GameState state = SavedMatch.STATES.treeToValue(saved, game.stateType());
      checkWhole(SavedMatch.STATES.valueToTree(state), saved, what);
      return state;
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(
          what + " is not readable: " + JsonMistake.words(wrong, saved, "/state") + ".", wrong);
    }
  }

  /**
   * Checks that Jackson found every part of the save; a missing part without a default was lost.
   */
  private static void checkWhole(JsonNode read, JsonNode saved, String where) {
    for (int i = 0; read.isArray() && i < read.size(); i++) {
      checkWhole(read.get(i), saved.path(i), where + "/" + i);
    }
    for (Map.Entry<String, JsonNode> part : read.properties()) {
      String at = where + "/" + part.getKey();
      check(!part.getValue().isNull() || saved.has(part.getKey()), at, "is missing");
      checkWhole(part.getValue(), saved.path(part.getKey()), at);
    }
  }

  private static Counters counters(MatchSnapshot.LimitCounts count) {
    Counters counters = new Counters();
    counters.events = count.events();
    counters.activations = count.activations();
    counters.operations = count.operations();
    counters.dropped = count.dropped();
    counters.exhausted = count.exhausted();
    return counters;
  }

  static void check(boolean right, String what, String wrong) {
    if (!right) {
      throw new IllegalArgumentException(what + ": " + wrong + ".");
    }
  }
}
