package dev.runesheet.engine.view;

import dev.runesheet.engine.machine.Machine;
import dev.runesheet.engine.machine.Questions;
import dev.runesheet.engine.state.JournalObserver;
import dev.runesheet.engine.state.Listeners;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Cause;
import dev.runesheet.spi.ListenerException;
import dev.runesheet.spi.PlayerView;
import dev.runesheet.spi.StreamPage;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * The log of a match as one player may see it, in order. An entry is made when the next happening
 * occurs or the action ends, when an entity that moved or was created is complete, and is
 * immutable. The entries of a failed action are discarded before anyone has read them.
 */
public final class PlayerStream implements JournalObserver {

  private final int player;
  private final Machine machine;
  private final PlayerView began;
  private final List<Happening> entries = new ArrayList<>();
  private final Listeners listeners = new Listeners();

  /** The number of entries after each action, by the length of the journal. */
  private final NavigableMap<Integer, Integer> marks = new TreeMap<>();

  private PlayerKnowledge sight;
  private PlayerKnowledge settledSight;
  private int settled;
  private int told;

  /** The last happening, not yet among the entries. */
  private Happening waiting;

  /** The entity whose effect has caused it; nobody if none has. */
  private int holder = Event.NOBODY;

  /** The number of entries up to which all is taken back, if that could not be told yet. */
  private int takenBackTo = -1;

  private int takenBackMark;

  /** True if an entity has moved or appeared since hidden ones were counted. */
  private boolean moved;

  public PlayerStream(int player, Machine machine, int mark) {
    this.player = player;
    this.machine = machine;
    sight =
        new PlayerKnowledge(
            machine.numbers().of(player),
            cause -> seesHolder() && machine.game.isVisible(machine, player, cause),
            zone -> machine.game.zoneName(machine, player, zone));
    began = look();
    entries.add(new Happening.Began(began));
    settled(mark);
    told = settled;
  }

  public StreamPage from(int cursor) {
    takeBack();
    check(player, cursor, settled);
    return new StreamPage(List.copyOf(entries.subList(cursor, settled)), settled);
  }

  /**
   * Refuses a cursor that a stream would not reach if it began now: to begin it lets the player
   * know what he sees, which goes into saves.
   *
   * @throws IllegalArgumentException if it does not
   */
  public static void checkBegin(int player, int cursor) {
    check(player, cursor, 1);
  }

  private static void check(int player, int cursor, int end) {
    if (cursor < 0 || cursor > end) {
      throw new IllegalArgumentException(
          "cursor ("
              + cursor
              + ") of player ("
              + player
              + ") must be from 0 to "
              + end
              + ". Maybe it is of another match, or of one that was restored since; then begin"
              + " with 0.");
    }
  }

  public void listen(Consumer<Happening> listener) {
    listeners.add(listener);
  }

  /** Notifies listeners of new entries; returns the earlier exception, or the first one thrown. */
  @Override
  public ListenerException tell(ListenerException earlier) {
    ListenerException failed = earlier;
    while (told < settled) {
      failed = listeners.tell(entries.get(told++), failed);
    }
    return failed;
  }

  @Override
  public void happened(Happening happening) {
    enter();
    moved |=
        happening instanceof Happening.Moved
            || happening instanceof Happening.Appeared
            || happening instanceof Happening.Shown;
    waiting = happening;
    holder = machine.causer();
  }

  /**
   * Counts after each step that moved something, not where an effect begins or the match stops:
   * that a hidden card answers it, or asks its player, must not show in the order of entries.
   */
  @Override
  public void stepped() {
    if (moved) {
      enter();
      compare();
    }
  }

  @Override
  public void beginning() {
    takeBack();
  }

  @Override
  public void ending() {
    enter();
    compare();
    List<PendingQuestion> open = pending();
    withdraw(open);
    ask(open);
  }

  /** The action has succeeded. */
  @Override
  public void settle(int mark) {
    settled(mark);
  }

  /** The action has failed. */
  @Override
  public void discard() {
    waiting = null;
    moved = false;
    entries.subList(settled, entries.size()).clear();
    sight = settledSight.copy();
  }

  /**
   * The match stands again where it stood at a mark. A player who was told nothing since, such as
   * of the hidden answer of another, is not told that it was taken back.
   */
  @Override
  public void undone(int mark) {
    discard();
    Map.Entry<Integer, Integer> then = marks.floorEntry(mark);
    marks.tailMap(mark, false).clear();
    int entriesThen = then == null ? 0 : then.getValue();
    if (entriesThen < settled) {
      takenBackTo = entriesThen;
      takenBackMark = mark;
      takeBack();
    }
  }

  /**
   * Tells what was taken back; later, if the game's own code throws. What came before the stream
   * began is told if the player saw anything of it: his view is not the one that it began with.
   */
  private void takeBack() {
    if (takenBackTo >= 0) {
      sight.entities.clear();
      sight.asked.clear();
      PlayerView now = look();
      if (takenBackTo > 0 || !began.equals(now)) {
        entries.add(new Happening.Undone(takenBackTo, now));
      }
      takenBackTo = -1;
      settled(takenBackMark);
    }
  }

  private void settled(int mark) {
    settled = entries.size();
    settledSight = sight.copy();
    marks.put(mark, settled);
  }

  /** The player's view; from now on the player knows everything in it. */
  private PlayerView look() {
    PlayerView view = PlayerViews.of(machine, player);
    machine.world.entities().stream()
        .filter(this::sees)
        .forEach(seen -> sight.entities.set(seen.getId()));
    sight.hidden = view.hidden();
    pending().forEach(asked -> sight.asked.put(asked.decision().id(), asked.holder()));
    return view;
  }

  /** The player's open questions, without those that wait for an earlier one of the queue. */
  private List<PendingQuestion> pending() {
    return new Questions(machine)
        .open().stream().filter(one -> one.decision().player() == player).toList();
  }

  private boolean seesHolder() {
    return holder == Event.NOBODY || sight.sees(holder);
  }

  private boolean sees(Entity entity) {
    return machine.game.isVisible(machine, player, entity);
  }

  private void enter() {
    if (waiting == null) {
      return;
    }
    Happening happening = waiting;
    waiting = null;
    int about = happening.about();
    if (about >= 0) {
      about(happening, machine.world.entity(about));
    } else {
      tell(happening);
    }
  }

  private void about(Happening happening, Entity entity) {
    boolean before = sight.sees(entity.getId());
    boolean now = turn(entity, happening);
    boolean told = now && !before && isOfEntity(happening);
    if (now && !told) {
      tell(happening);
    }
  }

  /** True if revealing an entity also tells the happening. */
  private static boolean isOfEntity(Happening happening) {
    return happening instanceof Happening.Appeared
        || happening instanceof Happening.Moved
        || happening instanceof Happening.Shown
        || happening instanceof Happening.StatChanged;
  }

  private void tell(Happening happening) {
    if (!machine.game.isVisible(machine, player, happening) || isTooEarly(happening)) {
      return;
    }
    if (happening instanceof Happening.Asked asked) {
      sight.asked.putIfAbsent(asked.decision().id(), holder);
    }
    Happening known = Redaction.of(happening, sight);
    if (known != null) {
      entries.add(known);
    }
    if (happening instanceof Happening.Answered answered && !answered.decision().standing()) {
      sight.asked.remove(answered.decision().id());
    }
  }

  /** True of a question to the player that waits for an earlier one: it is told when it is open. */
  private boolean isTooEarly(Happening happening) {
    return happening instanceof Happening.Asked asked
        && asked.decision().player() == player
        && machine.position.pending.stream()
            .anyMatch(one -> one.decision().id().equals(asked.decision().id()))
        && pending().stream().noneMatch(one -> one.decision().id().equals(asked.decision().id()));
  }

  /** Reports whether the player sees an entity now, if that has changed, and returns it. */
  private boolean turn(Entity entity, Happening by) {
    boolean before = sight.sees(entity.getId());
    boolean now = sees(entity);
    if (before != now) {
      sight.entities.set(entity.getId(), now);
      Cause cause = Redaction.cause(cause(by), sight);
      String from = sight.zones.apply(from(entity, by));
      String zone = sight.zones.apply(entity.getZone());
      entries.add(
          now
              ? new Happening.Revealed(
                  PlayerViews.seen(machine, player, entity, sight.numbers), from, cause)
              : new Happening.Concealed(sight.numbers.of(entity), zone, cause));
    }
    return now;
  }

  private static String from(Entity entity, Happening by) {
    if (by instanceof Happening.Moved moved) {
      return moved.fromZone();
    }
    return by instanceof Happening.Appeared ? "" : entity.getZone();
  }

  private static Cause cause(Happening by) {
    if (by instanceof Happening.Moved moved) {
      return moved.cause();
    }
    if (by instanceof Happening.StatChanged change) {
      return change.cause();
    }
    if (by instanceof Happening.Shown shown) {
      return shown.cause();
    }
    return by instanceof Happening.Appeared appeared ? appeared.cause() : Cause.GAME;
  }

  /** Reports entities that became visible or hidden without another happening about them. */
  private void compare() {
    moved = false;
    machine.world.entities().forEach(entity -> turn(entity, null));
    count();
  }

  /** Reports how many entities the player does not see, if that has changed. */
  private void count() {
    Map<String, Integer> hidden = new TreeMap<>();
    for (Entity entity : machine.world.entities()) {
      if (!sees(entity) && machine.game.isCounted(entity)) {
        hidden.merge(sight.zones.apply(entity.getZone()), 1, Integer::sum);
      }
    }
    if (!hidden.equals(sight.hidden)) {
      sight.hidden = hidden;
      entries.add(new Happening.Counted(Collections.unmodifiableMap(hidden)));
    }
  }

  /** Reports the player's questions that are open no more though nobody answered them. */
  private void withdraw(List<PendingQuestion> pending) {
    List<String> open = pending.stream().map(question -> question.decision().id()).toList();
    for (String decision : List.copyOf(sight.asked.keySet())) {
      if (!open.contains(decision)) {
        sight.asked.remove(decision);
        entries.add(new Happening.Withdrawn(decision));
      }
    }
  }

  /** Reports the player's questions that have come forward. */
  private void ask(List<PendingQuestion> pending) {
    for (PendingQuestion open : pending) {
      if (!sight.asked.containsKey(open.decision().id())) {
        holder = open.holder();
        tell(new Happening.Asked(open.decision()));
      }
    }
  }
}
