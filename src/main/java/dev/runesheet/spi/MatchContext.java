package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.fact.Changes;
import dev.runesheet.spi.fact.Checkpoint;
import dev.runesheet.spi.fact.EffectDefinition;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.fact.RegisteredEffect;
import dev.runesheet.spi.fact.StackingRule;
import dev.runesheet.spi.fact.StatSchema;
import dev.runesheet.spi.fact.Suppression;
import dev.runesheet.spi.question.PureQuestion;
import dev.runesheet.spi.reading.Harmless;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The operations on a match that the phases of a game use. Whoever is given one may use it until
 * his call ends: of one that was kept, every change throws {@link IllegalStateException}.
 */
public interface MatchContext extends Changes {

  /** The match that a verb changes, for verbs of a game that need more of it than its changes. */
  static MatchContext of(Reaction reaction) {
    return (MatchContext) given(reaction, "reaction").changes();
  }

  /**
   * The game's state, as the game's own type.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws ClassCastException if it is of another type; it names that
   */
  @Harmless
  <S extends GameState> S state(Class<S> type);

  /** The rules the match is played by. */
  @Harmless
  Rules book();

  /** The game. */
  @Harmless
  Game game();

  /** The entities. */
  @Harmless
  World world();

  /**
   * Creates an entity in play; its stats are 0.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  default Entity create(
      String kind, String definition, String name, int controller, String zone, StatSchema schema) {
    return create(kind, definition, name, controller, zone, schema, Map.of());
  }

  /**
   * Creates an entity in play with stats that it has as soon as rules see it; its others are 0.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  Entity create(
      String kind,
      String definition,
      String name,
      int controller,
      String zone,
      StatSchema schema,
      Map<String, Double> numbers);

  /**
   * Creates the entities of the players, {@code Player 1} and so on, in play with their effects and
   * of the kind and definition {@value Game#PLAYER}. Called before others are created, so that each
   * has the number of his entity.
   */
  default void createPlayers(String zone, StatSchema schema, Map<String, Double> numbers) {
    for (int player = 0; player < state(GameState.class).players(); player++) {
      String name = Game.usualName(player);
      enterPlay(Game.PLAYER, create(Game.PLAYER, Game.PLAYER, name, player, zone, schema, numbers));
    }
  }

  /**
   * Creates an entity that is not in play, such as a card in a hand; its stats are 0.
   *
   * @throws NullPointerException if a parameter is null; it names it
   */
  Entity createAside(
      String kind, String definition, String name, int controller, String zone, StatSchema schema);

  /** Draws a random outcome as {@link #roll} does, for all players to see. */
  int rollOpenly(int sides);

  @Override
  default boolean flip() {
    return rollOpenly(2) == 1;
  }

  /** Appends an event to the posted items. */
  void post(Event event);

  /** Appends a checkpoint to the posted items. */
  void post(Checkpoint checkpoint);

  /**
   * Appends the activation of an effect to the posted items, also if a verb calls it, whose program
   * goes on first; {@link #begin} is for verbs that wait for the program, and {@link #queue} for
   * programs whose questions should block nothing. As all programs that phases begin, it does not
   * start if it {@linkplain #suppressions is suppressed} when its turn comes.
   */
  void activate(String effect, Entity self, Event event);

  /**
   * The suppressions that would keep a phase from beginning an effect's program now; whoever offers
   * such programs to players asks for them. Effects in play are none of these: they have a fact of
   * their own. Not from within a consequence.
   *
   * @param effect the effect
   * @param self the holder of the program
   * @return empty if nothing suppresses it
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalStateException if rules answer just now
   */
  @Harmless(Harmless.In.CONSEQUENCES)
  default List<Suppression> suppressions(String effect, Entity self) {
    given(effect, "effect");
    given(self, "self");
    EffectDefinition program = book().effect(effect);
    boolean ofNobody = game().isOfNobody(program.owner());
    return consult(new SuppressionCheck(InPlay.begun(program, self, ofNobody))).suppressions();
  }

  /**
   * Starts an effect's program, unless it {@linkplain #suppressions is suppressed} when its turn
   * comes: called by phases, it is appended to the posted items; called by a verb, it runs before
   * the calling program goes on.
   *
   * @param aside whether it runs beside the items after it: its questions block nothing, their
   *     options are computed when they are asked, and the phases go on when all are answered
   */
  void begin(String effect, Entity self, Event event, boolean aside);

  /**
   * Starts an effect's program with words that its blocks can read: called by phases, it is
   * appended to the posted items; called by a verb, it runs before the calling program goes on.
   */
  void begin(String effect, Entity self, Event event, Map<String, String> words);

  /**
   * Starts an effect's program that runs beside the items after it; its questions are asked one at
   * a time, in one queue with those of other such programs, each with its options computed when it
   * arose.
   */
  void queue(String effect, Entity self, Event event);

  /**
   * The question that the game has registered with a prompt.
   *
   * @throws IllegalArgumentException if it has registered none; it names those there are
   */
  @Harmless
  Question<?> question(String prompt);

  /**
   * Asks a player; the match waits for the answer.
   *
   * @throws IllegalArgumentException if there is no such player, no question of its prompt is
   *     registered, or it has no option now, which fails the action as a mistake of the rules
   */
  void decide(Question<?> question, int player);

  /**
   * Asks several players; their answers are carried out together, in order of players.
   *
   * @throws NullPointerException if a parameter or a player is null; it names it
   * @throws IllegalArgumentException if a player is named twice, or as with {@link #decide}
   */
  void decideTogether(Question<?> question, List<Integer> players);

  /**
   * Offers a question to a player, who may answer it at any time, repeatedly, until the game closes
   * it. One that has no options rests until there are some.
   */
  void offer(Question<?> question, int player);

  /** Closes all offers of a question. */
  void closeOffers(Question<?> question);

  /** Takes back a question wherever it is open, as an offer or not. */
  void withdraw(Question<?> question);

  /**
   * Puts a question to some players and takes it back from all others. Who is asked it with the
   * same options already is not asked anew: a new question would tell that something happened.
   *
   * @throws NullPointerException if a parameter or a player is null; it names it
   * @throws IllegalArgumentException if a player is named twice, or as with {@link #decide}
   */
  void decideOnly(Question<?> question, List<Integer> players);

  /** True if an open question must be answered before the phases go on. */
  @Harmless
  boolean mustWait();

  /**
   * Shows a question to the rules for a moment; their answers are in it afterwards. Of a {@link
   * PureQuestion} that was asked before, the answered one is given back. While rules answer
   * another, only pure questions can be asked.
   *
   * @throws IllegalStateException for any other question then
   */
  @Harmless(Harmless.In.CONSEQUENCES)
  <T> T consult(T question);

  /** Activates an effect with an entity that is the program's target from the beginning. */
  void activate(String effect, Entity self, Entity target, Event event);

  /**
   * Runs a program that changes nothing, to ask whether something is possible. Not from within a
   * consequence.
   *
   * @return whether the program grants permission; yes if there is no such effect
   */
  @Harmless(Harmless.In.CONSEQUENCES)
  boolean holds(String effect, Entity self);

  /** True if a condition holds for an entity, with the numbers of an event that it may read. */
  @Harmless(Harmless.In.CONSEQUENCES)
  boolean holds(String effect, Entity self, Event event);

  /** True if a condition holds for an entity and a target. */
  @Harmless(Harmless.In.CONSEQUENCES)
  default boolean holds(String effect, Entity self, Entity target) {
    return holds(effect, self, target, Event.of(""));
  }

  /** The same, with the numbers of an event that it may read. */
  @Harmless(Harmless.In.CONSEQUENCES)
  boolean holds(String effect, Entity self, Entity target, Event event);

  /**
   * The combination of a registered effect with others: as the stacking policy says of its type and
   * key, or as the effect itself does.
   */
  @Harmless
  StackingRule stacking(RegisteredEffect effect);

  /**
   * Brings a continuous effect into play that no rule book knows. It combines with others as the
   * stacking policy says of its type and key, or as it says itself if no row of the policy does.
   *
   * @param turns it ends with the turn that many turns from now; negative if it does not expire
   * @param held whether it also ends when its holder leaves its zone
   * @throws IllegalArgumentException if the game has no scope of its scope's name, and the engine
   *     none either
   */
  InPlay register(RegisteredEffect effect, Entity source, Entity holder, int turns, boolean held);

  /**
   * Brings an effect of an attached card into play on the entity that bears the card: its scopes
   * are seen from there, and it is no ability of the entity. It stays until the entity leaves play
   * or it is ended.
   *
   * @param source the attached card
   * @throws IllegalArgumentException if there is no such effect
   */
  void bear(String effect, Entity source, Entity holder);

  /**
   * The place of each of that many items after a {@link #shuffle}. A deck whose cards are created
   * in the order of its list and laid there has ids that tell nothing of the shuffle.
   *
   * @param items 0 or more
   * @throws IllegalArgumentException if there are fewer
   */
  default List<Integer> shuffledPlaces(int items) {
    if (items < 0) {
      throw new IllegalArgumentException("items (" + items + ") must be 0 or more.");
    }
    List<Integer> order = new ArrayList<>(items);
    for (int item = 0; item < items; item++) {
      order.add(item);
    }
    shuffle(order);
    List<Integer> places = new ArrayList<>(order);
    for (int place = 0; place < items; place++) {
      places.set(order.get(place), place);
    }
    return places;
  }

  /** The entities that a player may not see, by number. */
  @Harmless
  default List<Entity> unseen(int viewer) {
    return world().entities().stream().filter(one -> !game().isVisible(this, viewer, one)).toList();
  }

  /**
   * Lays entities into each other's places at random, such as what {@link Game#shuffleHidden}
   * shuffles together. What comes to a place in play is in play there, with its own effects.
   */
  default void exchange(List<? extends Entity> entities) {
    record Place(String zone, int position, int controller, boolean inPlay) {}
    List<Place> places = new ArrayList<>();
    for (Entity entity : given(entities, "entities")) {
      places.add(
          new Place(
              entity.getZone(), entity.getPosition(), entity.getController(), entity.isPresent()));
    }
    List<Entity> order = new ArrayList<>(entities);
    shuffle(order);
    for (int i = 0; i < order.size(); i++) {
      Place place = places.get(i);
      lay(order.get(i), place.zone(), place.position(), place.controller(), place.inPlay());
    }
  }

  /** Lays two entities into each other's places, in or out of play as there. */
  default void exchange(Entity one, Entity other) {
    String zone = given(one, "one").getZone();
    int position = one.getPosition();
    int controller = one.getController();
    boolean inPlay = one.isPresent();
    int others = given(other, "other").getController();
    lay(one, other.getZone(), other.getPosition(), others, other.isPresent());
    lay(other, zone, position, controller, inPlay);
  }

  /**
   * The entities that a player's open questions offer him, those whose own effects run or wait, and
   * those that have left play in an event that waits. {@link Game#shuffleHidden} should leave them
   * in their zones.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  @Harmless
  Set<Entity> inQuestion(int viewer);

  /**
   * The other entities that running programs and waiting events are about, such as their targets
   * and what they go through. {@link Game#shuffleHidden} should exchange them only for such as they
   * could be about as well: behind it, they are about what came to the places of these.
   *
   * @throws IllegalArgumentException if there is no such player
   */
  @Harmless
  Set<Entity> inProgress(int viewer);

  /**
   * Lays an entity somewhere for a player, in or out of play: where it comes into play its own
   * effects do, and where it goes out of play all that it bears end.
   */
  default void lay(Entity entity, String zone, int position, int controller, boolean inPlay) {
    given(zone, "zone");
    if (given(entity, "entity").isPresent() == inPlay) {
      transfer(entity, controller, zone, position);
      return;
    }
    if (entity.getController() != controller) {
      control(entity, controller);
    }
    if (inPlay) {
      game().effectOwners(entity).forEach(owner -> enterPlay(owner, entity, zone, position));
    } else {
      List.copyOf(world().inPlay()).stream()
          .filter(effect -> effect.getHolder() == entity.getId())
          .forEach(this::end);
      leavePlay(entity, zone, position);
    }
  }

  /** True if somebody watches which rules are asked, so that none may be left out. */
  @Harmless
  boolean isWatched();

  /** True if somebody counts what restrictions answer, as coverage does; {@link #asked} tells. */
  @Harmless
  boolean countsAnswers();

  /**
   * Tells whoever counts answers that the game asked one of the restrictions of an effect that it
   * checks itself, where somebody wanted to use it.
   *
   * @param restriction one of {@link Game#restrictions}
   */
  @Harmless(Harmless.In.CONSEQUENCES)
  void asked(String effect, String restriction, boolean holds);

  /** True if the match has ended, so that nothing more may change. */
  @Harmless
  boolean over();

  /** Starts counting events, activations and changes for the {@link Limits} again. */
  void resetCounts();

  /** Logs that a phase has ended, with the number of events dropped since the last reset. */
  void phaseEnded(String phase, int turn, int active);
}
