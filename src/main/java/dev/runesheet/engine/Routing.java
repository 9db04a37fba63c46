package dev.runesheet.engine;

import dev.runesheet.engine.fact.ActiveEffect;
import dev.runesheet.engine.fact.Event;
import dev.runesheet.engine.fact.InPlay;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The effects that answer an event, as the routing rules decide. Their answers are cached until a
 * place or an effect in play changes: the engine's rules read nothing of an event except the key
 * used here. Nothing is cached for a game that has routing rules of its own.
 */
final class Routing {

  private final Network network;
  private final World world;
  private final boolean remembers;
  private final Map<Question, List<ActiveEffect>> remembered = new HashMap<>();
  private int version = -1;

  Routing(Network network, World world, boolean remembers) {
    this.network = network;
    this.world = world;
    this.remembers = remembers;
  }

  /** The properties of an event that routing rules read; the key of the cache. */
  private record Question(String trigger, int subject, int controller, int causer) {}

  /** The answers, in no order. */
  List<ActiveEffect> answers(Event event) {
    if (!remembers) {
      return ask(event);
    }
    if (version != world.version()) {
      remembered.clear();
      version = world.version();
    }
    Question question =
        new Question(
            event.getTrigger(), event.getSubject(), event.getController(), event.getCauser());
    List<ActiveEffect> known = remembered.get(question);
    if (known == null) {
      known = ask(event);
      remembered.put(question, known);
    }
    return known;
  }

  private List<ActiveEffect> ask(Event event) {
    if (remembers && !isAwaited(event.getTrigger())) {
      network.derive();
      return List.of();
    }
    List<ActiveEffect> answers = new ArrayList<>(2);
    event.collectInto(answers);
    network.show(event);
    return answers;
  }

  /** Whether an effect in play has the trigger: the engine's rules find no answer otherwise. */
  private boolean isAwaited(String trigger) {
    for (InPlay effect : world.inPlay()) {
      if (effect.definition().trigger().equals(trigger)) {
        return true;
      }
    }
    return false;
  }
}
