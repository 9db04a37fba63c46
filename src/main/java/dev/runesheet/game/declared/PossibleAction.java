package dev.runesheet.game.declared;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Entity;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.game.declared.DeclaredCatalog.Action;
import java.util.List;

/**
 * An action of the game.
 *
 * @param choice the choice
 * @param action the declaration of the action
 * @param with the entity it is done with; the player for actions without one
 * @param on the entity it is done on; null for none
 */
record PossibleAction(Choice choice, Action action, Entity with, Entity on) implements Possible {

  static void add(
      MatchContext match, String name, Action action, Entity player, List<Possible> all) {
    if (action.scope().isEmpty()) {
      all.add(new PossibleAction(new Choice.Alone(name), action, player, null));
      return;
    }
    List<Entity> targets = action.on().isEmpty() ? List.of() : match.scope(action.on(), player);
    for (Entity with : match.scope(action.scope(), player)) {
      if (action.on().isEmpty()) {
        all.add(new PossibleAction(new Choice.With(name, with.getId()), action, with, null));
      }
      for (Entity on : targets) {
        Choice choice = new Choice.On(name, with.getId(), on.getId());
        all.add(new PossibleAction(choice, action, with, on));
      }
    }
  }

  @Override
  public String words() {
    if (choice instanceof Choice.Alone) {
      return choice.name();
    }
    String words = choice.name() + " " + with.getName();
    return on == null ? words : words + " on " + on.getName();
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
  public String refusal(MatchContext match) {
    boolean legal =
        action.legal().isEmpty() || match.holds(action.legal(), with, on == null ? with : on);
    return legal ? null : action.refusal();
  }

  @Override
  public void perform(MatchContext match, int player) {
    if (action.program().isEmpty()) {
      return;
    }
    Event event = Event.about(choice.name(), with, player);
    if (on == null) {
      match.activate(action.program(), with, event);
    } else {
      match.activate(action.program(), with, on, event);
    }
  }
}
