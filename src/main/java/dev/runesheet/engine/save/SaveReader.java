package dev.runesheet.engine.save;

import static dev.runesheet.engine.save.SaveFault.check;
import static dev.runesheet.engine.save.SaveFault.each;

import dev.runesheet.engine.machine.EntityFactory;
import dev.runesheet.engine.machine.PlayedRules;
import dev.runesheet.engine.state.ActivePlayer;
import dev.runesheet.engine.state.Counters;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.engine.state.MatchState;
import dev.runesheet.engine.state.QuestionNumbers;
import dev.runesheet.spi.Chance;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.NewEntity;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Rules;
import dev.runesheet.spi.Winners;
import dev.runesheet.spi.fact.Event;
import java.util.List;
import java.util.stream.IntStream;

/** The builder of a match from its saved form; an inconsistent form is refused. */
public final class SaveReader {

  private static final String STATE = "/state";

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
      MatchSnapshot form, LiveWorld world, MatchState state, boolean isSealed, boolean isChanged) {

    /**
     * Refuses entities that the game has made otherwise than they were saved: after its own check
     * of the save, which knows what there cannot be.
     *
     * @throws IllegalStateException if one has another kind, definition or other stats
     */
    public void mustBeAsSaved(Game game) {
      List<NewEntity> wanted = WorldReader.wanted(form);
      wanted.forEach(one -> EntityFactory.mustBe(game, one, world.entity(one.id())));
    }
  }

  static Restored read(PlayedRules rules, MatchSnapshot form, Seal.State seal) {
    Rules book = rules.book();
    // Of a match that other rules began, these may have other decks or presets.
    if (form.begun() != null && form.rules().equals(book.hash())) {
      try {
        rules.game().checkSetup(book, form.setup());
      } catch (IllegalArgumentException wrong) {
        throw new IllegalArgumentException("/setup: " + wrong.getMessage());
      }
    }
    GameState game = SavedState.read(rules.game(), form.state(), seal);
    check(game != null, "state of a match of " + rules.game().id(), "is missing");
    GameState begun = begun(rules.game(), form, seal);
    if (seal != Seal.State.WHOLE) {
      SavedState.checkParts(begun, form.state());
    }
    int players = players(game, begun.players(), form);
    LiveWorld world = new WorldReader(rules, form, players).read();
    AgendaReader agenda = new AgendaReader(rules, world, form);
    MatchState state = new MatchState();
    state.game = game;
    state.chance = Chance.restored(form.chance());
    state.counters = counters(form.counts());
    state.agenda = agenda.agenda();
    state.pending.addAll(agenda.pending());
    state.questions = new QuestionNumbers(form.questions());
    state.over = form.over();
    state.winners = form.winners();
    return new Restored(form, world, state, seal == Seal.State.WHOLE, seal == Seal.State.BROKEN);
  }

  private static int players(GameState state, int expected, MatchSnapshot form) {
    int players = state.players();
    check(players == expected, STATE, "has other players than its set-up");
    check(
        ActivePlayer.wrong(state).isEmpty(),
        "/state/active (" + state.active() + ")",
        "the turn is that of nobody who plays");
    List<Integer> seats = IntStream.range(0, players).boxed().toList();
    boolean playing =
        seats.stream().filter(form.winners()::contains).toList().equals(form.winners());
    String winners = winners(form.winners());
    check(playing, winners, "expected players of 0 to " + (players - 1));
    check(form.over() || form.winners().isEmpty(), winners, "somebody has won, but it is not over");
    check(
        !form.over() || form.pending().isEmpty(),
        "/over (true)",
        "a match that is over has no open question, but /pending has some");
    each("/pending", form.pending(), question -> question(question, form, players));
    return players;
  }

  /** The field of a save that says who has won, with its value. */
  static String winners(List<Integer> winners) {
    return winners.size() > 1
        ? "/winners (" + winners + ")"
        : "/winner (" + Winners.only(winners) + ")";
  }

  /** The state in which the match began. */
  private static GameState begun(Game game, MatchSnapshot form, Seal.State seal) {
    try {
      return game.newState(form.setup());
    } catch (RuntimeException wrong) {
      if (seal == Seal.State.WHOLE) {
        throw wrong; // The set-up is the one that was saved.
      }
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
    int holder = asked.holder();
    check(
        holder >= Event.NOBODY && holder < form.entities().size(),
        what,
        "is asked by entity (" + holder + "), which does not exist");
    check(same == 1, what, "is open twice");
    check(ofPhases == asked.effect().isEmpty(), what, "is not of the program that asks it");
    check(ofPhases || !asked.standing(), what, "is a program's, but would stay open");
    check(
        asked.options().stream().map(Option::id).distinct().count() == asked.options().size(),
        what,
        "has two options of one id");
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
}
