package dev.runesheet.game.declared.choice;

import dev.runesheet.game.declared.catalog.DeclaredCatalog.Action;
import dev.runesheet.game.declared.state.DeclaredState;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Suppression;
import java.util.List;

/**
 * An action of the game.
 *
 * @param choice the choice
 * @param action the declaration of the action
 * @param with the entity it is done with; the player for actions without one
 * @param on the entity it is done on; null for none
 */
record PossibleAction(Choice choice, Action action, Entity with, Entity on)
    implements PossibleChoice {

  static void add(
      LegalChoices offers, String name, Action action, Entity player, List<PossibleChoice> all) {
    if (action.scope().isEmpty()) {
      all.add(new PossibleAction(new Choice.Alone(name), action, player, null));
      return;
    }
    boolean alone = action.on().isEmpty();
    List<Entity> targets = alone ? List.of() : offers.scope(action.on());
    for (Entity with : offers.scope(action.scope())) {
      if (!offers.worthAsking(action.precondition(), with)) {
        continue;
      }
      if (alone && offers.worthAsking(action.precondition(), with, with)) {
        all.add(new PossibleAction(new Choice.With(name, with.getId()), action, with, null));
      }
      for (Entity on : targets) {
        if (offers.worthAsking(action.precondition(), with, on)) {
          Choice choice = new Choice.On(name, with.getId(), on.getId());
          all.add(new PossibleAction(choice, action, with, on));
        }
      }
    }
  }

  /** True if rules answer for it as for others that its player may do. */
  boolean isAlike(Entity player) {
    return action.precondition().isAlike() && with.getController() == player.getController();
  }

  @Override
  public List<String> parts() {
    return choice.parts(id -> (id == with.getId() ? with : on).getName());
  }

  @Override
  public boolean ends() {
    return action.ends();
  }

  @Override
  public boolean once() {
    return action.once();
  }

  @Override
  public String use() {
    return new Choice.With(choice.name(), with.getId()).id();
  }

  @Override
  public String refusal(MatchContext match) {
    return action.legal().isEmpty() || isLegalBy(match) ? null : action.refusal();
  }

  private boolean isLegalBy(MatchContext match) {
    if (with.getController() >= 0) {
      return on == null ? match.holds(action.legal(), with) : match.holds(action.legal(), with, on);
    }
    // Of a card that nobody has, its condition is seen from who acts.
    Event asked = event(match, match.state(DeclaredState.class).acting.get(0));
    return on == null
        ? match.holds(action.legal(), with, asked)
        : match.holds(action.legal(), with, on, asked);
  }

  private Event event(MatchContext match, int player) {
    return Event.done(choice.name(), with, match.entity(player));
  }

  @Override
  public List<Suppression> suppressions(MatchContext match) {
    return action.program().isEmpty() ? List.of() : match.suppressions(action.program(), with);
  }

  @Override
  public void perform(MatchContext match, int player) {
    if (action.program().isEmpty()) {
      return;
    }
    Event event = event(match, player);
    if (on == null) {
      match.activate(action.program(), with, event);
    } else {
      match.activate(action.program(), with, on, event);
    }
  }
}
