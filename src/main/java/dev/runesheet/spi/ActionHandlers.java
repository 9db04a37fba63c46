package dev.runesheet.spi;

import static dev.runesheet.spi.fault.RequiredArguments.given;

import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The legality and the consequences of each type of action of a {@link Question}, declared
 * together, one handler for each type. It is complete: every record that the sealed interface of
 * the actions permits has its handler.
 *
 * @param <P> who acts: the number of a player, or a game's own type of player
 * @param <A> the actions: a sealed interface of records
 */
public final class ActionHandlers<P, A extends Action> {

  private final Map<Class<?>, Handler<P, A>> handlers = new HashMap<>();

  private ActionHandlers() {}

  /**
   * The rule when an action is legal.
   *
   * @param <P> who acts
   * @param <T> the type of the action
   */
  @FunctionalInterface
  public interface Check<P, T> {
    /** Legal if the player may take the action now; has no side effects. */
    Legality legality(MatchContext match, P player, T action);
  }

  /**
   * The consequences of an action.
   *
   * @param <P> who acts
   * @param <T> the type of the action
   */
  @FunctionalInterface
  public interface Consequences<P, T> {
    /** Carries out a legal action. */
    void perform(MatchContext match, P player, T action);
  }

  /**
   * A handler of one type of action, or of all that a sealed interface among them permits.
   *
   * @param type the type
   * @param check when it is legal
   * @param consequences what it does
   * @param <P> who acts
   * @param <A> the actions of the question
   */
  public record Handler<P, A>(
      Class<? extends A> type, Check<P, ? super A> check, Consequences<P, ? super A> consequences) {

    public Handler {
      given(type, "type");
      given(check, "check");
      given(consequences, "consequences");
    }
  }

  /** A handler of actions that are legal when a check says so. */
  public static <P, A, T extends A> Handler<P, A> on(
      Class<T> type, Check<P, T> check, Consequences<P, T> consequences) {
    given(type, "type");
    given(check, "check");
    given(consequences, "consequences");
    return new Handler<>(
        type,
        (match, player, action) -> check.legality(match, player, type.cast(action)),
        (match, player, action) -> consequences.perform(match, player, type.cast(action)));
  }

  /** A handler of actions that are legal whenever the question is asked. */
  public static <P, A, T extends A> Handler<P, A> on(
      Class<T> type, Consequences<P, T> consequences) {
    return on(type, (match, player, action) -> Legality.LEGAL, consequences);
  }

  /**
   * The handlers of all actions of a question.
   *
   * @throws IllegalArgumentException if a type has no handler, or two
   */
  public static <P, A extends Action> ActionHandlers<P, A> of(
      Class<A> actions, List<Handler<P, A>> handlers) {
    ActionHandlers<P, A> all = new ActionHandlers<>();
    handlers.forEach(handler -> all.put(handler.type(), handler));
    all.requireAllOf(actions);
    return all;
  }

  private void put(Class<?> type, Handler<P, A> handler) {
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        put(permitted, handler);
      }
    } else if (handlers.put(type, handler) != null) {
      throw new IllegalArgumentException("actions of type " + type.getName() + " have 2 handlers.");
    }
  }

  private void requireAllOf(Class<?> type) {
    if (type.isSealed()) {
      for (Class<?> permitted : type.getPermittedSubclasses()) {
        requireAllOf(permitted);
      }
    } else if (!handlers.containsKey(type)) {
      throw new IllegalArgumentException(
          "actions of type "
              + type.getName()
              + " have no handler.\nMaybe one is missing in the list, beside those of the others.");
    }
  }

  /** The answer of the check of an action's type. */
  public Legality legality(MatchContext match, P player, A action) {
    return of(action).check().legality(match, player, action);
  }

  /** Carries out an action by the handler of its type. */
  public void perform(MatchContext match, P player, A action) {
    of(action).consequences().perform(match, player, action);
  }

  private Handler<P, A> of(A action) {
    given(action, "action");
    Handler<P, A> handler = handlers.get(action.getClass());
    if (handler == null) {
      throw new IllegalArgumentException(
          "actions of type "
              + action.getClass().getName()
              + " have no handler.\nMaybe it extends a type that has one: actions are records.");
    }
    return handler;
  }
}
