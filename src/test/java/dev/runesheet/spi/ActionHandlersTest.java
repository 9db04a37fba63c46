package dev.runesheet.spi;

import static dev.runesheet.spi.ActionHandlers.on;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.runesheet.spi.ActionHandlers.Handler;
import dev.runesheet.spi.action.Action;
import dev.runesheet.spi.action.Legality;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Handlers of the actions of a question: one for each type, and the action goes to its own. */
class ActionHandlersTest {

  private static final MatchContext NO_MATCH = null;

  private final List<String> done = new ArrayList<>();

  private sealed interface Move extends Action {}

  private sealed interface Bid extends Move {}

  private record Pass() implements Move {}

  private record Raise(int by) implements Bid {}

  private record Hold() implements Bid {}

  private Handler<String, Move> passes() {
    return on(Pass.class, (match, player, pass) -> done.add(player + " passes"));
  }

  private Handler<String, Move> raises() {
    return on(
        Raise.class,
        (match, player, raise) -> Legality.of(raise.by() > 0, () -> player + " must bid more"),
        (match, player, raise) -> done.add(player + " raises by " + raise.by()));
  }

  @Test
  void anActionGoesToTheHandlerOfItsType() {
    Handler<String, Move> holds = on(Hold.class, (match, player, hold) -> done.add("held"));
    ActionHandlers<String, Move> handlers =
        ActionHandlers.of(Move.class, List.of(passes(), raises(), holds));

    handlers.perform(NO_MATCH, "Ann", new Raise(2));
    handlers.perform(NO_MATCH, "Bea", new Pass());

    assertThat(done).containsExactly("Ann raises by 2", "Bea passes");
    assertThat(handlers.legality(NO_MATCH, "Bea", new Pass())).isEqualTo(Legality.LEGAL);
    assertThat(handlers.legality(NO_MATCH, "Ann", new Raise(0)).reason())
        .isEqualTo("Ann must bid more");
  }

  @Test
  void aHandlerOfASealedInterfaceHasAllThatItPermits() {
    Handler<String, Move> bids = on(Bid.class, (match, player, bid) -> done.add(player + " bids"));
    ActionHandlers<String, Move> handlers = ActionHandlers.of(Move.class, List.of(passes(), bids));

    handlers.perform(NO_MATCH, "Ann", new Hold());
    handlers.perform(NO_MATCH, "Ann", new Raise(1));

    assertThat(done).containsExactly("Ann bids", "Ann bids");
  }

  @Test
  void aTypeWithoutAHandlerIsRefusedWhenTheyAreDeclared() {
    assertThatThrownBy(() -> ActionHandlers.of(Move.class, List.of(passes(), raises())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("actions of type " + Hold.class.getName() + " have no handler.");
  }

  @Test
  void aTypeWithTwoHandlersIsRefused() {
    Handler<String, Move> bids = on(Bid.class, (match, player, bid) -> done.add("bid"));
    assertThatThrownBy(() -> ActionHandlers.of(Move.class, List.of(passes(), raises(), bids)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("actions of type " + Raise.class.getName() + " have 2 handlers.");
  }
}
