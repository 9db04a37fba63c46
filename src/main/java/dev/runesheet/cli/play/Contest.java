package dev.runesheet.cli.play;

import dev.runesheet.api.Match;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Option;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** A match between players. */
public final class Contest {

  /** Beyond this many answers in one phase of a turn the phase counts as endless. */
  private static final int MOST = 10_000;

  /** Why it stopped. */
  public enum End {
    /** The match is over. */
    OVER,
    /** The turn that was asked for has come. */
    TURN_REACHED,
    /** A person left. */
    LEFT,
    /** A person can say nothing more. */
    INPUT_ENDED,
    /** A bot had no option that could be carried out. */
    STUCK("None of the options can be carried out; the match stops here."),
    /** One phase asked {@link #MOST} times. */
    ENDLESS(
        "The match stops here: one phase has asked "
            + MOST
            + " times. Maybe an action can be done again and again without ending it."),
    /** An action failed through a mistake of the rules, and that ends it. */
    MISTAKE;

    private final String trouble;

    End() {
      this("");
    }

    End(String trouble) {
      this.trouble = trouble;
    }

    /** A sentence about what is wrong; empty if nothing is, or it was told before. */
    public String trouble() {
      return trouble;
    }
  }

  private final Match match;
  private final List<? extends Player> players;
  private final Set<String> heard = new HashSet<>();
  private Runnable afterEach = () -> {};
  private Consumer<ActionFailedException> onFailure = failure -> {};
  private boolean endsAtMistakes;
  private String phase = "";
  private int inPhase;

  public Contest(Match match, List<? extends Player> players) {
    this.match = match;
    this.players = players;
  }

  /** All players are bots that draw from one seed. */
  public static Contest ofBots(Match match, int players, long seed) {
    Player bot = new BotPlayer(BotOption.RANDOM, new SeededBot(seed));
    return new Contest(match, Collections.nCopies(players, bot));
  }

  /** Runs something after each action that succeeded. */
  public Contest afterEach(Runnable action) {
    afterEach = action;
    return this;
  }

  /** Registers a listener for actions that could not be carried out. */
  public Contest onFailure(Consumer<ActionFailedException> listener) {
    onFailure = listener;
    return this;
  }

  /** Makes it end with the first action that fails through a mistake of the rules. */
  public Contest endingAtMistakes() {
    endsAtMistakes = true;
    return this;
  }

  /** Plays to the end. */
  public End play() {
    return play(Integer.MAX_VALUE);
  }

  /** Plays until a turn asks for its first choice, or to the end. */
  public End play(int untilTurn) {
    Set<String> failed = new HashSet<>();
    while (!match.over()) {
      GameState state = match.state(GameState.class);
      if (state.turn() >= untilTurn) {
        return End.TURN_REACHED;
      }
      if (isEndless(state)) {
        return End.ENDLESS;
      }
      Decision decision = next();
      Answer answer = players.get(decision.player()).answer(match, decision, failed);
      if (answer instanceof Answer.Stopped stopped) {
        return stopped.why();
      }
      Option option = ((Answer.Chosen) answer).option();
      try {
        match.choose(decision, option);
        failed.clear();
        afterEach.run();
      } catch (ActionFailedException failure) {
        failed.add(option.id());
        onFailure.accept(failure);
        if (endsAtMistakes && failure.isMistake()) {
          return End.MISTAKE;
        }
      }
    }
    return End.OVER;
  }

  private boolean isEndless(GameState state) {
    String now = state.turn() + " " + state.phaseName() + " " + state.active();
    inPhase = now.equals(phase) ? inPhase + 1 : 0;
    phase = now;
    return inPhase >= MOST;
  }

  /**
   * The next decision: one that the match waits for; before it, each offer to the same player once,
   * if he wants to be asked about offers.
   */
  private Decision next() {
    List<Decision> open = match.pendingDecisions();
    Decision next = open.stream().filter(one -> !one.standing()).findFirst().orElse(open.get(0));
    return players.get(next.player()).hearsOffers()
        ? open.stream()
            .filter(one -> one.standing() && one.player() == next.player())
            .filter(one -> heard.add(one.id()))
            .findFirst()
            .orElse(next)
        : next;
  }
}
