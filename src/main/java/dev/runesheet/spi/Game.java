package dev.runesheet.spi;

import com.fasterxml.jackson.databind.JsonNode;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.InPlay;
import dev.runesheet.spi.setup.SetupForm;
import dev.runesheet.spi.setup.SetupReader;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A game as the engine plays it: facts, phases and declared orders. An implementation is stateless;
 * everything that changes is in entities or in its {@link GameState}. Games are found by {@link
 * java.util.ServiceLoader}, also in other jars.
 *
 * <p>The engine calls {@link #setUp} once, then {@link #advance} whenever nothing is left to do and
 * no question is open; for all other moments it calls what the game {@linkplain #register
 * registers}.
 */
public interface Game {

  /** The kind of entities that are players themselves. */
  String PLAYER = "player";

  /** The id of the game and of its folders, for example {@code math-battle}. */
  String id();

  /**
   * Reads the catalog that matches are set up from, as the game's own immutable type; called once
   * for each rule book.
   *
   * @param json the catalog that was built with the rules; missing if there is none
   */
  default Object readCatalog(JsonNode json) {
    return json;
  }

  /**
   * The form of its set-ups, by which tools can ask for them and name them; empty if they are more
   * than numbers.
   */
  default Optional<SetupForm> setupForm() {
    return Optional.empty();
  }

  /**
   * Checks a set-up before a match begins, and the one of a saved match: by default, by its {@link
   * #setupForm}; {@link SetupReader} helps to check others.
   *
   * @param rules the names in the rules; the check of tests without playing has no more
   * @throws IllegalArgumentException if it is not valid, with all that is wrong in it
   */
  default void checkSetup(RuleWords rules, JsonNode setup) {
    setupForm().ifPresent(form -> form.check(setup));
  }

  /**
   * Checks that a match restored from a save is in a state that the game can reach, so that a
   * mismatch is found at once and not decisions later.
   *
   * @param open the questions that are open
   * @throws IllegalArgumentException if the state cannot be reached, with a sentence that names the
   *     mismatch
   */
  default void checkSaved(MatchContext match, List<Decision> open) {}

  /**
   * The winners of a match that is over, in the order of their seats, as its state tells them, so
   * that a save that names others is refused; empty if it does not tell.
   */
  default Optional<List<Integer>> winners(MatchContext match) {
    return Optional.empty();
  }

  /**
   * The state before set-up; by default a new one of the {@link #stateType}, which {@linkplain
   * GameState#begin takes} the players from the {@link #setupForm}.
   *
   * @param setup the options chosen for this match, in the game's own form
   * @throws IllegalArgumentException if the set-up is not valid, with a sentence that says what is
   *     wrong
   */
  default GameState newState(JsonNode setup) {
    GameState state = GameState.of(stateType());
    setupForm()
        .ifPresent(
            form ->
                state.begin(
                    form.value(setup, SetupForm.PLAYERS), setup.path(SetupForm.FIRST).asInt()));
    return state;
  }

  /** The class of its states, from which a saved state is read. */
  Class<? extends GameState> stateType();

  /**
   * Registers what the game does at its moments, once for each rule book.
   *
   * @param rules the catalog that matches are set up from
   */
  void register(Handlers handlers, CatalogAccess rules);

  /**
   * The restrictions of effects that the game checks itself, in words, by the effects' ids: so that
   * coverage can tell which of them have refused a use.
   */
  default Map<String, List<String>> restrictions(CatalogAccess rules) {
    return Map.of();
  }

  /** Creates the entities and brings their effects into play. */
  void setUp(MatchContext match, JsonNode setup);

  /**
   * Takes the next step of the phases: posts an event, an activation or a checkpoint, asks a
   * player, or ends the match.
   *
   * @return false if there is nothing to do until a player answers an offer
   */
  boolean advance(MatchContext match);

  /**
   * Called when an entity has moved, before any effect answers it.
   *
   * @param from the zone it was in
   */
  default void onMove(MatchContext match, Entity entity, String from) {}

  /** Called after an answer to a question of a program, before the program goes on. */
  default void onEffectAnswer(MatchContext match, Decision decision) {}

  /**
   * Called when a program that a phase was to begin is suppressed, so that it does not start.
   *
   * @param effect the effect
   * @param self the holder of the program
   */
  default void onSuppressed(MatchContext match, String effect, Entity self) {}

  /** Called when the match has ended; no question or event is possible any more. */
  default void onEnd(MatchContext match) {}

  /**
   * The total order in which effects that answer the same event run; by default that in which they
   * came into play.
   */
  default Comparator<ActiveEffect> order(MatchContext match) {
    return Comparator.comparingInt(effect -> effect.getOrigin().getSequence());
  }

  /**
   * The place on the agenda of an event that a program causes.
   *
   * @param rules the catalog that matches are set up from
   */
  default EventOrder eventOrder(CatalogAccess rules, String trigger) {
    return EventOrder.NESTED;
  }

  /** True if programs that answer a trigger count for the limit of programs in one action. */
  default boolean limited(String trigger) {
    return true;
  }

  /**
   * Checks a definition whose effects a verb or the game brings into play; games that know all that
   * can be refuse others here.
   *
   * @throws RuntimeException if there is no such definition
   */
  default void checkDefinition(Rules book, String definition) {}

  /**
   * Makes an entity, of the id that is wanted; games with entities of their own types make those,
   * by kind, definition and name alone: a restored match asks for the same again, but with the zone
   * and the controller that the entity has by then. These override {@link Entity#copy}.
   */
  default Entity newEntity(Rules book, NewEntity wanted) {
    return wanted.plain();
  }

  /**
   * The names under which the effects of an entity are written: its own definition, and what else
   * the game gives to {@link MatchContext#enterPlay} for it.
   */
  default List<String> effectOwners(Entity entity) {
    return List.of(entity.getDefinition());
  }

  /** The limits beyond which an action counts as endless. */
  default Limits limits(MatchContext match) {
    return Limits.DEFAULT;
  }

  /**
   * The other player's entity of the same kind.
   *
   * @throws IllegalStateException in games that have no single opponent
   */
  default Entity opponent(MatchContext match, Entity of) {
    throw new IllegalStateException("opponent of (" + of + ") is not defined in " + id() + ".");
  }

  /**
   * True for a zone that all players have in common: what comes there is nobody's from then on.
   *
   * @param rules the catalog that matches are set up from
   */
  default boolean isCommon(CatalogAccess rules, String zone) {
    return false;
  }

  /** True if a player is out of the match: no program asks or runs as him any more. */
  default boolean isOut(MatchContext match, int player) {
    return false;
  }

  /**
   * The players who still act in a phase in which players act several times, in order, each as
   * often as he acts; empty in other phases. Views tell it.
   */
  default List<Integer> acting(MatchContext match) {
    return List.of();
  }

  /** The player who has the next turn because it was given away; null if turns go on in order. */
  default Integer next(MatchContext match) {
    return null;
  }

  /**
   * True if effects of an owner belong to nothing that comes into a match, such as programs that
   * other programs run or players choose.
   */
  default boolean isOfNobody(String owner) {
    return false;
  }

  /**
   * The entity of a player; by default that of his number, if it is of the kind {@value #PLAYER}.
   *
   * @throws IllegalStateException in games whose players have none
   */
  default Entity player(MatchContext match, int number) {
    if (!hasEntity(match, number)) {
      throw new IllegalStateException("player (" + number + ") has no entity in " + id() + ".");
    }
    return match.entity(number);
  }

  /** The name of a player for people in games that give none: {@code Player 1}. */
  static String usualName(int player) {
    return "Player " + (player + 1);
  }

  private static boolean hasEntity(MatchContext match, int player) {
    return player >= 0
        && player < match.world().entities().size()
        && match.entity(player).getKind().equals(PLAYER);
  }

  /**
   * Notes that an entity has been shown to a player, whom {@link #isVisible(MatchContext, int,
   * Entity)} then lets see it for as long as the game says.
   *
   * @throws IllegalStateException in games in which nothing is shown
   */
  default void onShow(MatchContext match, Entity entity, int player) {
    throw new IllegalStateException("entity (" + entity + ") cannot be shown in " + id() + ".");
  }

  /**
   * Shuffles what a player may not see, in a fork for a bot, with {@link MatchContext#exchange} and
   * {@link MatchContext#roll}. Games in which everything is seen need nothing.
   *
   * @throws UnsupportedOperationException if the game does not do it, and something is not seen
   */
  default void shuffleHidden(MatchContext match, int viewer) {
    if (!match.unseen(viewer).isEmpty()) {
      throw new UnsupportedOperationException(
          "match of "
              + id()
              + " cannot be forked for player ("
              + viewer
              + "): the game does not shuffle what he may not see. Maybe Game.shuffleHidden is"
              + " missing; forkSeeded(seed) keeps all as it is.");
    }
  }

  /**
   * True if a position can be, as far as the game knows: a shuffle of what is hidden that made one
   * that cannot be is made again. It only reads the match, as often as it is asked.
   */
  default boolean isPossible(MatchContext match) {
    return true;
  }

  /**
   * True if a player may see an entity: hands and decks of others are hidden here, in one place.
   */
  default boolean isVisible(MatchContext match, int player, Entity entity) {
    return true;
  }

  /**
   * True if players may know how many there are of such hidden entities in a zone: of cards in a
   * hand they may; of what somebody bears in secret they may not.
   */
  default boolean isCounted(Entity entity) {
    return true;
  }

  /**
   * A zone as a player may be told it: its name, unless that says something of what he does not
   * see, such as the id of a hidden entity.
   */
  default String zoneName(MatchContext match, int player, String zone) {
    return zone;
  }

  /**
   * True if a player may not know how many questions the others are asked, as where that tells of
   * their roles or of their hands. The ids of questions are then counted for each player by
   * himself.
   *
   * @param rules the catalog that matches are set up from
   */
  default boolean areQuestionsSecret(CatalogAccess rules) {
    return false;
  }

  /**
   * True if no player is told a number of entities, of whichever entity, in his view or his stream.
   *
   * @param rules the catalog that matches are set up from
   */
  default boolean isStatSecret(CatalogAccess rules, String stat) {
    return false;
  }

  /**
   * True if a player may not know a number of an entity that he sees: it is in no view, stream or
   * story of his. By default that is so of the numbers of which no player is told.
   */
  default boolean isStatSecret(MatchContext match, int viewer, Entity entity, String stat) {
    return isStatSecret(match.book(), stat);
  }

  /**
   * False if a continuous effect in play, which is out of force, could not change a stat of an
   * entity if it were in force: rules tell that only of what is in force. By default it may.
   *
   * @param holder the entity that has the effect
   */
  default boolean mayChange(
      CatalogAccess rules, InPlay effect, Entity holder, Entity target, String stat) {
    return true;
  }

  /** True if a player who sees the holder of a program may know that it caused something. */
  default boolean isVisible(MatchContext match, int player, Happening.Cause cause) {
    return true;
  }

  /**
   * True if a player may see a happening. A happening about an entity that he cannot see is hidden
   * in any case. The default hides the questions put to others and their answers, since options can
   * name hidden things, what is shown to others, random outcomes that are not drawn in the open,
   * and changes of numbers that he may not know.
   */
  default boolean isVisible(MatchContext match, int player, Happening happening) {
    if (happening instanceof Happening.Asked asked) {
      return asked.decision().player() == player;
    }
    if (happening instanceof Happening.Rolled rolled) {
      return rolled.open();
    }
    if (happening instanceof Happening.Shown shown) {
      return shown.player() == player;
    }
    if (happening instanceof Happening.StatChanged changed) {
      return !isStatSecret(match, player, match.entity(changed.entity()), changed.stat());
    }
    if (happening instanceof Happening.Modified modified) {
      return !isStatSecret(match, player, match.entity(modified.entity()), modified.stat());
    }
    return !(happening instanceof Happening.Answered answered)
        || answered.decision().player() == player;
  }

  /**
   * The name of an entity in the words of an option, shown to the player who may choose it. The
   * default is the entity's own name, as when he searches his own deck; games in which players
   * choose among hidden entities return a neutral one.
   */
  default String optionName(MatchContext match, int player, Entity entity) {
    return entity.getName();
  }

  /**
   * A place in messages: its name, unless that has the id of an entity, which says nothing to
   * people and differs from match to match.
   *
   * @param names the name of an entity by its id
   */
  default String displayZone(String zone, IntFunction<String> names) {
    return zone;
  }

  /** The name of an entity in messages, which tells it from others of the same name. */
  default String displayName(Entity entity) {
    return entity.getName();
  }
}
