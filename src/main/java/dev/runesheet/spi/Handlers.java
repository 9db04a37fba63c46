package dev.runesheet.spi;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The callbacks of a game, registered once for each rule book by {@link Game#register}: the
 * questions of its phases, checkpoints, signals of verbs, the scopes that programs name, and the
 * options computed for them.
 *
 * <p>A parameter that is null is refused with {@link NullPointerException}, which names it.
 */
public interface Handlers {

  /** A computation of options for programs, such as all exact payments. */
  @FunctionalInterface
  interface Menu {

    /**
     * The options, in a stable order.
     *
     * @param who the player who chooses
     * @param about the entity it is about
     */
    List<Option> options(MatchContext match, Entity who, Entity about);
  }

  /** A computation of the entities of a scope. */
  @FunctionalInterface
  interface Scope {

    /**
     * The entities, in the game's order.
     *
     * @param from from whom it is seen
     */
    List<Entity> find(MatchContext match, Entity from);
  }

  /** A computation of the entities of scopes whose names share a prefix. */
  @FunctionalInterface
  interface ScopeFamily {

    /**
     * The entities, in the game's order.
     *
     * @param rest the name without the common prefix
     * @param from from whom it is seen
     */
    List<Entity> find(MatchContext match, String rest, Entity from);
  }

  /**
   * A question that the phases put; it stays open in a match that is saved.
   *
   * @throws IllegalArgumentException if another question has its prompt, or its actions have no
   *     text
   */
  <A extends Action> void question(Question<A> question);

  /**
   * Registers a handler of a checkpoint, called after the rules that match it. The events that it
   * raises go before all that wait.
   *
   * @throws IllegalArgumentException if the checkpoint has a handler
   */
  void checkpoint(String checkpoint, Consumer<MatchContext> handler);

  /**
   * Registers a handler of attempts at a stage, called after the rules that match them: it brings
   * the rules' {@linkplain Attempt#answers answers} into the game's order and starts their effects.
   * The events that it raises go before all that wait.
   *
   * @throws IllegalArgumentException if the stage has a handler
   */
  void stage(String stage, BiConsumer<MatchContext, Attempt> handler);

  /**
   * Registers a handler of a verb's signal, for example that the turn is passed.
   *
   * @throws IllegalArgumentException if the signal has a handler
   */
  void signal(String signal, Consumer<MatchContext> handler);

  /**
   * Options that programs offer by the name of the list.
   *
   * @throws IllegalArgumentException if there is a list of that name
   */
  void menu(String menu, Menu options);

  /**
   * The entities that programs speak of by the name of a scope. Without a registration there are
   * {@code self} and those of {@link dev.runesheet.word.EngineScope}, by id.
   *
   * @throws IllegalArgumentException if there is a scope of that name
   */
  void scope(String scope, Scope entities);

  /**
   * Scopes whose names begin alike, such as {@code reserve of …}; those registered by their whole
   * names go first.
   *
   * @throws IllegalArgumentException if there are such scopes
   */
  void scopes(String beginning, ScopeFamily entities);
}
