package dev.runesheet.engine;

import static dev.runesheet.engine.Given.given;

import dev.runesheet.engine.action.Action;
import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.engine.fact.Entity;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The callbacks of a game, registered once for each rule book by {@link Game#register}: the
 * questions of its phases, checkpoints, signals of verbs, the scopes that programs name, and the
 * options computed for them.
 */
public final class Handlers {

  private final String game;
  private final Map<String, Question<?>> questions = new HashMap<>();
  private final Map<String, Consumer<MatchContext>> checkpoints = new HashMap<>();
  private final Map<String, BiConsumer<MatchContext, Attempt>> stages = new HashMap<>();
  private final Map<String, Consumer<MatchContext>> signals = new HashMap<>();
  private final Map<String, Menu> menus = new HashMap<>();
  private final Map<String, Scope> scopes = new HashMap<>();
  private final Map<String, ScopeFamily> families = new LinkedHashMap<>();

  private Handlers(String game) {
    this.game = game;
  }

  /** The handlers of a game for the rules that it is played by. */
  static Handlers of(Game game, Catalogued rules) {
    Handlers handlers = new Handlers(game.id());
    game.register(handlers, rules);
    return handlers;
  }

  /** A computation of options for programs, such as all exact payments. */
  @FunctionalInterface
  public interface Menu {

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
  public interface Scope {

    /**
     * The entities, in the game's order.
     *
     * @param from from whom it is seen
     */
    List<Entity> find(MatchContext match, Entity from);
  }

  /** A computation of the entities of scopes whose names share a prefix. */
  @FunctionalInterface
  public interface ScopeFamily {

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
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if another question has its prompt
   */
  public <A extends Action> void question(Question<A> question) {
    add(questions, given(question, "question").prompt(), question, "question");
  }

  /**
   * Registers a handler of a checkpoint, called after the rules that match it. The events that it
   * raises go before all that wait.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if the checkpoint has a handler
   */
  public void checkpoint(String checkpoint, Consumer<MatchContext> handler) {
    add(checkpoints, given(checkpoint, "checkpoint"), given(handler, "handler"), "checkpoint");
  }

  /**
   * Registers a handler of attempts at a stage, called after the rules that match them: it brings
   * the rules' {@linkplain Attempt#answers answers} into the game's order and starts their effects.
   * The events that it raises go before all that wait.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if the stage has a handler
   */
  public void stage(String stage, BiConsumer<MatchContext, Attempt> handler) {
    add(stages, given(stage, "stage"), given(handler, "handler"), "stage");
  }

  /**
   * Registers a handler of a verb's signal, for example that the turn is passed.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if the signal has a handler
   */
  public void signal(String signal, Consumer<MatchContext> handler) {
    add(signals, given(signal, "signal"), given(handler, "handler"), "signal");
  }

  /**
   * Options that programs offer by the name of the list.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there is a list of that name
   */
  public void menu(String menu, Menu options) {
    add(menus, given(menu, "menu"), given(options, "options"), "menu");
  }

  /**
   * The entities that programs speak of by the name of a scope.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there is a scope of that name
   */
  public void scope(String scope, Scope entities) {
    add(scopes, given(scope, "scope"), given(entities, "entities"), "scope");
  }

  /**
   * Scopes whose names begin alike, such as {@code reserve of …}; those registered by their whole
   * names go first.
   *
   * @throws NullPointerException if a parameter is null; it names it
   * @throws IllegalArgumentException if there are such scopes
   */
  public void scopes(String beginning, ScopeFamily entities) {
    add(families, given(beginning, "beginning"), given(entities, "entities"), "scope");
  }

  private <T> void add(Map<String, T> all, String name, T one, String what) {
    if (all.putIfAbsent(name, one) != null) {
      throw new IllegalArgumentException(
          what + " (" + name + ") of " + game + " is registered twice.");
    }
  }

  /** The question of a prompt; null if there is none. */
  Question<?> question(String prompt) {
    return questions.get(prompt);
  }

  /** Whether a checkpoint has a handler; if so, it runs. */
  void look(MatchContext match, String checkpoint) {
    Consumer<MatchContext> handler = checkpoints.get(checkpoint);
    if (handler != null) {
      handler.accept(match);
    }
  }

  /** Whether a stage of attempts has a handler; if so, it runs. */
  void look(MatchContext match, Attempt attempt) {
    BiConsumer<MatchContext, Attempt> handler = stages.get(attempt.getStage());
    if (handler != null) {
      handler.accept(match, attempt);
    }
  }

  void signalled(MatchContext match, String signal) {
    find(signals, signal, "signal", "Maybe a verb of another game is used.").accept(match);
  }

  List<Entity> scope(MatchContext match, String scope, Entity from) {
    Scope found = scopes.get(scope);
    if (found != null) {
      return found.find(match, from);
    }
    for (Map.Entry<String, ScopeFamily> family : families.entrySet()) {
      if (scope.startsWith(family.getKey())) {
        return family.getValue().find(match, scope.substring(family.getKey().length()), from);
      }
    }
    return find(scopes, scope, "scope", "Maybe its name is misspelt.").find(match, from);
  }

  Menu menu(String menu) {
    return find(menus, menu, "menu", "Maybe its name is misspelt.");
  }

  private <T> T find(Map<String, T> all, String name, String what, String maybe) {
    T found = all.get(name);
    if (found == null) {
      throw new IllegalArgumentException(
          what + " (" + name + ") is not known to " + game + ". " + maybe);
    }
    return found;
  }
}
