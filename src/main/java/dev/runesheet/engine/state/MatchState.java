package dev.runesheet.engine.state;

import dev.runesheet.spi.Chance;
import dev.runesheet.spi.GameState;
import dev.runesheet.spi.Winners;
import dev.runesheet.spi.fact.Copies;
import java.util.ArrayList;
import java.util.List;

/**
 * The mutable state of a match except the entities and effects in play, which are in the {@link
 * LiveWorld}.
 */
public final class MatchState {

  public GameState game;
  public Agenda agenda;
  public Chance chance;
  public Counters counters;
  public List<PendingQuestion> pending;

  /** The number of questions asked: of each player where that is a secret, or of all together. */
  public QuestionNumbers questions;

  public boolean over;

  /** The players who won, in the order of their seats. */
  public List<Integer> winners = List.of();

  /** The position before the first phase. */
  public MatchState() {
    agenda = new Agenda();
    counters = new Counters();
    pending = new ArrayList<>();
    questions = new QuestionNumbers();
  }

  private MatchState(Underway underway, Counters counters) {
    agenda = underway.agenda();
    pending = underway.pending();
    this.counters = counters;
  }

  /** The only player who won; -1 if there is none, or several share the win. */
  public int winner() {
    return Winners.only(winners);
  }

  /** A deep copy whose activations refer to the entities and effects in play of a world. */
  public MatchState copy(LiveWorld world) {
    Copies copies = new Copies(world::entity, world::effect);
    MatchState copy = new MatchState(new Underway(agenda, pending).copy(copies), counters.copy());
    copy.game = copied(game);
    copy.chance = chance.copy();
    copy.questions = questions.copy();
    copy.over = over;
    copy.winners = winners;
    return copy;
  }

  /**
   * The copy that a state gives of itself, which must be another of its class: else an answer in
   * one match would change another, or could not be taken back, and a match would go on with a
   * state that its game cannot use.
   *
   * @throws IllegalStateException if it gives none, itself, or a state of another class
   */
  public static GameState copied(GameState game) {
    GameState copy = game.copy();
    if (copy == null || copy == game || copy.getClass() != game.getClass()) {
      throw new IllegalStateException(
          "copy() of "
              + game.getClass().getName()
              + " gives "
              + wrong(game, copy)
              + "; expected another of its own class with the same content.");
    }
    return copy;
  }

  private static String wrong(GameState game, GameState copy) {
    if (copy == null) {
      return "null";
    }
    return copy == game ? "the state itself" : "a " + copy.getClass().getName();
  }
}
