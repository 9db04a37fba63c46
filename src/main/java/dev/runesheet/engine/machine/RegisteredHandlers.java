package dev.runesheet.engine.machine;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.engine.state.EngineScopes;
import dev.runesheet.spelling.NearestWord;
import dev.runesheet.spi.CatalogAccess;
import dev.runesheet.spi.Game;
import dev.runesheet.spi.Handlers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.Question;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.ActionCodec;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fault.RuleMistake;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** The callbacks that a game has registered, found by their names. */
public final class RegisteredHandlers implements Handlers {

  private final String game;
  private final Map<String, Question<?>> questions = new HashMap<>();
  private final Map<String, Consumer<MatchContext>> checkpoints = new HashMap<>();
  private final Map<String, BiConsumer<MatchContext, Attempt>> stages = new HashMap<>();
  private final Map<String, Consumer<MatchContext>> signals = new HashMap<>();
  private final Map<String, Menu> menus = new HashMap<>();
  private final Map<String, Scope> scopes = new HashMap<>();
  private final Map<String, ScopeFamily> families = new LinkedHashMap<>();

  private final boolean questionsSecret;

  private RegisteredHandlers(String game, boolean questionsSecret) {
    this.game = game;
    this.questionsSecret = questionsSecret;
  }

  /** The handlers that a game registers for the rules that it is played by. */
  public static RegisteredHandlers of(Game game, CatalogAccess rules) {
    RegisteredHandlers handlers = new RegisteredHandlers(game.id(), game.areQuestionsSecret(rules));
    game.register(handlers, rules);
    return handlers;
  }

  @Override
  public <A extends Action> void question(Question<A> question) {
    // Told now, not by the first option of an action that no save could hold.
    ActionCodec.of(given(given(question, "question").actions(), "actions"));
    add(questions, question.prompt(), question, "question");
  }

  @Override
  public void checkpoint(String checkpoint, Consumer<MatchContext> handler) {
    add(checkpoints, given(checkpoint, "checkpoint"), given(handler, "handler"), "checkpoint");
  }

  @Override
  public void stage(String stage, BiConsumer<MatchContext, Attempt> handler) {
    add(stages, given(stage, "stage"), given(handler, "handler"), "stage");
  }

  @Override
  public void signal(String signal, Consumer<MatchContext> handler) {
    add(signals, given(signal, "signal"), given(handler, "handler"), "signal");
  }

  @Override
  public void menu(String menu, Menu options) {
    add(menus, given(menu, "menu"), given(options, "options"), "menu");
  }

  @Override
  public void scope(String scope, Scope entities) {
    add(scopes, given(scope, "scope"), given(entities, "entities"), "scope");
  }

  @Override
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
  public Question<?> question(String prompt) {
    return questions.get(prompt);
  }

  /**
   * The question of a prompt.
   *
   * @throws IllegalArgumentException if there is none
   */
  Question<?> known(String prompt) {
    Question<?> question = questions.get(prompt);
    if (question == null) {
      throw new IllegalArgumentException(
          unknown(prompt, questions.keySet(), "question")
              + "Maybe its Game.register leaves it out.");
    }
    return question;
  }

  /**
   * The options of a question for a player.
   *
   * @throws IllegalArgumentException if nobody registered it: nobody could carry out its answers
   * @throws NullPointerException if they, or one of them, are null
   * @throws IllegalStateException if one has an action that is none of the question's: nobody could
   *     take it, and no save could hold it
   */
  public List<Option> options(Question<?> question, MatchContext match, int player) {
    Question<?> known = questions.get(given(question, "question").prompt());
    if (known == null) {
      throw new IllegalArgumentException(
          "question ("
              + question.prompt()
              + ") is not known to "
              + game
              + ". Maybe its Game.register leaves it out.");
    }
    List<Option> options = question.options(match, player);
    if (options == null) { // Not by given(), whose message would be made for each question.
      throw new NullPointerException(
          "options of question (" + question.prompt() + ") must not be null.");
    }
    Class<?> right = null; // Mostly all options have actions of one class.
    for (Option option : options) {
      if (option == null) {
        throw new NullPointerException(
            "an option of question (" + question.prompt() + ") must not be null.");
      }
      Class<?> action = option.action().getClass();
      if (action != right) {
        mustBeOf(known, action);
        right = action;
      }
    }
    return options;
  }

  private void mustBeOf(Question<?> question, Class<?> action) {
    if (!question.actions().isAssignableFrom(action)) {
      throw new IllegalStateException(
          "question ("
              + question.prompt()
              + ") of "
              + game
              + " has offered an action of "
              + action.getName()
              + ", but its actions are "
              + question.actions().getName()
              + ".");
    }
  }

  /** True if a player may not know how many questions the others are asked. */
  boolean areQuestionsSecret() {
    return questionsSecret;
  }

  /** Runs the handler of a checkpoint, if there is one. */
  void look(MatchContext match, String checkpoint) {
    Consumer<MatchContext> handler = checkpoints.get(checkpoint);
    if (handler != null) {
      handler.accept(match);
    }
  }

  /** Runs the handler of a stage of attempts, if there is one. */
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
    List<Entity> found = found(match, scope, from);
    if (found == null) {
      throw new IllegalStateException(
          "scope (" + scope + ") of " + game + " gives null. Maybe it means an empty list.");
    }
    return found;
  }

  private List<Entity> found(MatchContext match, String scope, Entity from) {
    Scope found = scopes.get(scope);
    if (found != null) {
      return found.find(match, from);
    }
    for (Map.Entry<String, ScopeFamily> family : families.entrySet()) {
      if (scope.startsWith(family.getKey())) {
        return family.getValue().find(match, scope.substring(family.getKey().length()), from);
      }
    }
    mustKnowScope(scope);
    return EngineScopes.find(match.world(), scope, from);
  }

  /** True if the game or the engine has a scope, or the game a family of such scopes. */
  public boolean hasScope(String scope) {
    return scopes.containsKey(scope)
        || EngineScopes.has(scope)
        || families.keySet().stream().anyMatch(scope::startsWith);
  }

  /** The names of the scopes of the game and the engine, in alphabetical order. */
  public Set<String> scopes() {
    Set<String> all = new TreeSet<>(scopes.keySet());
    EngineScopes.all().forEach(all::add);
    return all;
  }

  /**
   * Refuses a scope that neither the game nor the engine has.
   *
   * @throws RuleMistake if there is none of that name
   */
  void mustKnowScope(String scope) {
    if (!hasScope(scope)) {
      Set<String> all = scopes();
      throw new RuleMistake(unknown(scope, all, "scope") + "Maybe its name is misspelt.");
    }
  }

  Menu menu(String menu) {
    return find(menus, menu, "menu", "Maybe its name is misspelt.");
  }

  private <T> T find(Map<String, T> all, String name, String what, String maybe) {
    T found = all.get(name);
    if (found == null) {
      throw new RuleMistake(unknown(name, all.keySet(), what) + maybe);
    }
    return found;
  }

  private String unknown(String name, Collection<String> known, String what) {
    Collection<String> inOrder = new TreeSet<>(known);
    return what
        + " ("
        + name
        + ") is not known to "
        + game
        + "; expected "
        + NearestWord.oneOf(inOrder)
        + "."
        + NearestWord.meant(name, inOrder)
        + " ";
  }
}
