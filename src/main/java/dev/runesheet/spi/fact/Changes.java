package dev.runesheet.spi.fact;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.reading.Harmless;
import java.util.List;

/**
 * The only way to change a match. Each call is counted, journaled for undo, logged with its cause,
 * and raises the corresponding event. Verbs use it; nothing else writes to facts.
 */
public interface Changes {

  /** The observer of consequences; null in most matches. */
  @Harmless(Harmless.In.CONSEQUENCES)
  ConsequenceObserver observer();

  /** The number of the turn. */
  @Harmless
  int turn();

  /**
   * An entity by its id.
   *
   * @throws dev.runesheet.spi.fault.RuleMistake if there is none
   */
  @Harmless
  Entity entity(int id);

  /**
   * The other player's entity of the same kind, in games of two.
   *
   * @throws IllegalStateException in games that have no single opponent
   */
  @Harmless
  Entity opponent(Entity of);

  /**
   * The entity of a player, in games that have such.
   *
   * @throws IllegalArgumentException if there is no such player
   * @throws IllegalStateException in games whose players have no entity
   */
  @Harmless
  Entity player(int number);

  /**
   * True if a player is out of the match.
   *
   * @param player a player; -1 for nobody
   * @throws IllegalArgumentException if there is no such player
   */
  @Harmless
  boolean isOut(int player);

  /**
   * The player from whose side the scopes of an entity are seen: who controls it, and of one that
   * nobody controls the one whose program runs; -1 if that is nobody's, too. So a card of a zone
   * that is common to all is seen from who does something with it, and in what such a card does
   * itself all players are enemies.
   */
  @Harmless
  int sideOf(Entity entity);

  /**
   * The player who acts for an entity, as its owner: the one of its {@link #sideOf side}, and for
   * what a card that is nobody's does itself the one whose turn it is; -1 if there is none.
   */
  @Harmless
  int playerOf(Entity entity);

  /** True for a zone that all players have in common: what comes there is nobody's. */
  @Harmless
  boolean isCommon(String zone);

  /**
   * Sets a stat's base value; raises {@code <stat> changes} if it really changes.
   *
   * @throws dev.runesheet.spi.fault.ActionFailure if the value is not finite, or a limit is reached
   */
  void setStat(Entity entity, String stat, double value);

  /**
   * Adds to a stat's base value, as {@link #setStat} sets it.
   *
   * @throws dev.runesheet.spi.fault.ActionFailure if the sum is not finite, or a limit is reached
   */
  default void addStat(Entity entity, String stat, double delta) {
    double before = given(entity, "entity").base(entity.index(given(stat, "stat")));
    setStat(entity, stat, Numbers.add(before, delta));
  }

  /**
   * Moves an entity; raises {@code moves} if its zone really changes. In a zone that is {@link
   * #isCommon common} it is nobody's from then on, however it comes there.
   *
   * @param position its place within the zone, below 0 if it goes under those from 0
   */
  void move(Entity entity, String zone, int position);

  /**
   * Moves an entity to a zone of a player, whose it is from then on; raises {@code moves} if its
   * zone or its controller really changes.
   *
   * @param controller a player; -1 for nobody
   * @param position its place within the zone, below 0 if it goes under those from 0
   * @throws IllegalArgumentException if there is no such player
   */
  void transfer(Entity entity, int controller, String zone, int position);

  /**
   * Gives an entity another controller, from whose side its effects in play are seen from then on;
   * what they have given to others stays as it is.
   *
   * @param controller a player; -1 for nobody
   * @throws IllegalArgumentException if there is no such player
   */
  void control(Entity entity, int controller);

  /**
   * Takes an entity and all effects it brings out of play; it keeps its id. Raises {@code leaves
   * play}, also for one that was not in play, which its own effects answer if they need not be
   * live.
   */
  default void leavePlay(Entity entity, String zone) {
    leavePlay(entity, zone, 0);
  }

  /** The same, to a place in the zone. */
  default void leavePlay(Entity entity, String zone, int place) {
    leavePlay(entity, zone, place, given(entity, "entity").getController());
  }

  /**
   * The same, to a place in the zone of a player, whose it is from then on.
   *
   * @param controller a player; -1 for nobody
   * @throws IllegalArgumentException if there is no such player
   */
  void leavePlay(Entity entity, String zone, int place, int controller);

  /**
   * Brings the effects of a definition into play on an entity, which is also their source; if the
   * entity was not in play it is from now on.
   */
  void enterPlay(String definition, Entity entity);

  /**
   * Brings an effect into play together with an entity that moves to a zone: one move, which raises
   * {@code moves} if it leaves its zone.
   */
  void enterPlay(String definition, Entity entity, String zone, int place);

  /**
   * Grants an effect.
   *
   * @param turns it ends with the turn that many turns from now; negative if it does not expire
   * @param held whether it also ends when its holder leaves its zone
   * @throws IllegalArgumentException if there is no such effect
   * @throws dev.runesheet.spi.fault.ActionFailure if the amount is not finite
   */
  void grant(String effect, Entity source, Entity holder, int turns, boolean held, double amount);

  /** Ends an effect that is in play. */
  void end(InPlay effect);

  /**
   * Ends an effect whose time is over, as a rule has found; of several at once, the one that came
   * first is told first.
   */
  @Harmless(Harmless.In.CONSEQUENCES)
  void expire(InPlay effect);

  /**
   * Shows an entity to a player, who alone is told of it.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  void show(Entity entity, int player);

  /** Raises an event. */
  void raise(Event event);

  /** Posts a checkpoint behind the running item. */
  void check(String checkpoint);

  /** Draws a whole number from 1 to {@code sides}; players see it only if the game allows it. */
  int roll(int sides);

  /**
   * Draws one of several entities by chance.
   *
   * @param entities at least one
   */
  Entity draw(List<Entity> entities);

  /**
   * Brings a list into an order drawn by chance: Fisher and Yates, from the last place to the
   * second, so one outcome fewer than there are items.
   *
   * @throws UnsupportedOperationException if the list cannot be changed, as one of {@code List.of}:
   *     shuffle a copy
   */
  void shuffle(List<?> items);

  /** True if chance has that many outcomes left; always, unless a script lists them. */
  @Harmless
  boolean canRoll(int times);

  /** Flips a coin in the open: a random outcome of 1 for heads or 2 for tails. */
  boolean flip();

  /**
   * The entities in a scope seen from one of them, in the game's order.
   *
   * @throws dev.runesheet.spi.fault.RuleMistake if neither the game nor the engine has the scope
   */
  @Harmless
  List<Entity> scope(String scope, Entity from);

  /**
   * The entities in a scope for rules that derive facts, which must not depend on what runs at the
   * moment: nobody stands in for the controller of an entity that has none.
   */
  @Harmless
  List<Entity> derivedScope(String scope, Entity from);

  /** Opens a question to a player about an activation, which is suspended until it is answered. */
  void ask(Activation activation, int player, String prompt, List<BlockChoice> choices);

  /** Starts children of an activation, which is suspended until all have ended. */
  void start(Activation parent, List<Activation> children);

  /**
   * Options that the game works out.
   *
   * @param menu the list's name in the game
   * @param who the player who chooses
   * @param about the entity it is about
   */
  List<BlockChoice> menu(String menu, Entity who, Entity about, String block);

  /**
   * Puts a part of a verb's work on the agenda, behind all that it caused so far; see {@link
   * DeferredStep}. While it waits behind a question that an effect has opened, the match can
   * neither be saved nor forked; {@code undo} takes it back.
   */
  void defer(DeferredStep part);

  /**
   * Begins an attempt: an action that others may redirect, prevent or answer before it takes
   * effect.
   */
  void attempt(Attempt attempt);

  /** Computes a number from several entities; see {@link Calculation}. */
  @Harmless(Harmless.In.CONSEQUENCES)
  double calculate(Calculation calculation);

  /** Shows a question to the rules for a moment; within a rule, a pure one only. */
  @Harmless(Harmless.In.CONSEQUENCES)
  <T> T consult(T question);

  /**
   * Ends the match. Once it is over this does nothing: the first end counts.
   *
   * @param winner a player; -1 if nobody has won
   * @throws IllegalArgumentException if there is no such player
   */
  default void endMatch(int winner, String reason) {
    endMatch(winner == -1 ? List.of() : List.of(winner), reason);
  }

  /**
   * Ends the match with a win that several players may share. Once it is over this does nothing.
   *
   * @param winners players, in any order; none if nobody has won
   * @throws IllegalArgumentException if there is no such player
   */
  void endMatch(List<Integer> winners, String reason);

  /** Sends a signal to the game's phases, for example that the turn is passed. */
  void signal(String signal);

  /**
   * Counts steps that come, such as those of lines that are repeated, among the changes of the
   * action.
   *
   * @throws dev.runesheet.spi.fault.ActionFailure if they are too many
   */
  void countSteps(int steps);
}
