package dev.runesheet.engine.network;

import dev.runesheet.engine.direct.TriggerMap;
import dev.runesheet.engine.rules.index.RuleIndex;
import dev.runesheet.engine.state.LiveWorld;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The effects that answer an event, as the routing rules decide. Their answers are cached until a
 * place or an effect in play changes: the engine's rules read nothing of an event except the key
 * used here. Nothing is cached for a game that has routing rules of its own.
 */
public final class Routing {

  private final Network network;
  private final LiveWorld world;
  private final boolean remembers;
  private final boolean derivesWhileShown;
  private final RuleIndex index;
  private final TriggerMap<Known> known;

  Routing(Network network, LiveWorld world, CompiledRules compiled) {
    this.network = network;
    this.world = world;
    this.index = compiled.index();
    this.derivesWhileShown = compiled.own().deriveWhileShown() || compiled.own().readMatch();
    this.remembers = compiled.remembersAnswers() && !compiled.own().readMatch();
    this.known = new TriggerMap<>(trigger -> new Known(index.listensTo(trigger)));
  }

  /** The answers to the latest events of a trigger, by what routing rules read of an event. */
  private static final class Known {
    private static final int MOST = 8;
    private static final int PARTS = 3;

    private final boolean awaited;
    private int version = -1;
    private int size;
    private int[] keys = new int[PARTS];
    private final List<List<ActiveEffect>> answers = new ArrayList<>(1);

    Known(boolean awaited) {
      this.awaited = awaited;
    }

    /** The answers; null if they are not known. */
    List<ActiveEffect> of(Event event, int present) {
      if (version != present) {
        version = present;
        size = 0;
        answers.clear();
      }
      for (int i = 0; i < size; i++) {
        int at = i * PARTS;
        if (keys[at] == event.getSubject()
            && keys[at + 1] == event.getController()
            && keys[at + 2] == event.getCauser()) {
          return answers.get(i);
        }
      }
      return null;
    }

    List<ActiveEffect> add(Event event, List<ActiveEffect> found) {
      if (size == MOST) {
        return found;
      }
      int at = size * PARTS;
      if (at == keys.length) {
        keys = Arrays.copyOf(keys, 2 * at);
      }
      keys[at] = event.getSubject();
      keys[at + 1] = event.getController();
      keys[at + 2] = event.getCauser();
      answers.add(found);
      size++;
      return found;
    }
  }

  /**
   * True if some effect of the rule book, be it in play or not, or a rule of its own answers events
   * of a trigger.
   */
  public boolean isAwaited(Event event) {
    return known.of(event.getTrigger()).awaited;
  }

  /** True if it is known without asking, and without deriving, that no effect answers an event. */
  public boolean ignores(Event event) {
    return remembers && network.hasNoneInForce(event.getTrigger());
  }

  /**
   * The version of the world in which answers are in force without asking; none if what rules
   * derive was different while the event was shown.
   */
  public int version() {
    return derivesWhileShown ? Activation.UNKNOWN_VERSION : world.version();
  }

  /** The answers, in no order. */
  public List<ActiveEffect> answers(Event event) {
    if (!remembers) {
      return ask(event);
    }
    Known cache = known.of(event.getTrigger());
    List<ActiveEffect> answers = cache.of(event, world.version());
    return answers == null ? cache.add(event, askIfAwaited(event)) : answers;
  }

  private List<ActiveEffect> askIfAwaited(Event event) {
    network.derive();
    return network.awaits(event.getTrigger()) ? ask(event) : List.of();
  }

  private List<ActiveEffect> ask(Event event) {
    List<ActiveEffect> answers = new ArrayList<>(2);
    event.collectInto(answers);
    network.show(event);
    return answers;
  }
}
