package dev.runesheet.engine;

import dev.runesheet.engine.fact.Activation;
import dev.runesheet.engine.fact.AgendaItem;
import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.engine.fact.Copies;
import dev.runesheet.engine.fact.Event;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/**
 * The agenda of a match: a stack of first-in first-out frames of pending items, as data. It and the
 * game's declared sorting determine the order, never the rule engine's agenda.
 */
final class Agenda {

  private static final int FEW = 3;

  private final List<Frame> frames = new ArrayList<>(FEW);
  private int waiting;

  Agenda() {
    frames.add(new Frame(Kind.BASE));
  }

  /** The purpose of a frame. */
  enum Kind {
    /** The items that the phases posted; each activation among them gets a queue of its own. */
    BASE,
    /** The activations that answer a posted item; each gets a queue of its own. */
    PHASE,
    /** One activation and, behind it, the events that wait until it has ended. */
    QUEUE,
    /** Activations that answer one event, or events and children that come before anything else. */
    INNER
  }

  /** An item that blocks the frame until a decision is answered. */
  record Waiting(String decision) implements AgendaItem {
    @Override
    public String toString() {
      return "waits for an answer";
    }
  }

  /**
   * An item that blocks the frame until the children of an activation have ended, then resumes it.
   */
  record Join(Activation parent) implements AgendaItem {
    @Override
    public String toString() {
      return "goes on when all that it began has ended";
    }
  }

  /** A first-in first-out list of items. */
  static final class Frame {
    private final Kind kind;
    private final ArrayDeque<AgendaItem> items = new ArrayDeque<>(FEW);

    Frame(Kind kind) {
      this.kind = kind;
    }

    Kind kind() {
      return kind;
    }

    ArrayDeque<AgendaItem> items() {
      return items;
    }
  }

  /** The frame to work on next: the topmost that is not empty; null if all are. */
  Frame top() {
    int last = frames.size() - 1;
    while (last > 0 && frames.get(last).items.isEmpty()) {
      frames.remove(last--);
    }
    Frame top = frames.get(last);
    return top.items.isEmpty() ? null : top;
  }

  Frame push(Kind kind) {
    Frame frame = new Frame(kind);
    frames.add(frame);
    return frame;
  }

  /** Puts an item behind everything the phases have posted. */
  void post(AgendaItem item) {
    frames.get(0).items.add(item);
  }

  /** Puts an event behind those that wait for the running program to end. */
  void enqueue(Event event) {
    for (int i = frames.size() - 1; i >= 0; i--) {
      Frame frame = frames.get(i);
      if (frame.kind == Kind.QUEUE) {
        frame.items.add(event);
        waiting++;
        return;
      }
    }
    post(event);
  }

  /** Takes the first item of a frame. */
  AgendaItem take(Frame frame) {
    AgendaItem item = frame.items.poll();
    if (frame.kind == Kind.QUEUE && item instanceof Event) {
      waiting--;
    }
    return item;
  }

  /** The number of events that wait in queues. */
  int waiting() {
    return waiting;
  }

  /** Drops all events that wait in queues; returns how many. */
  int dropWaiting() {
    for (Frame frame : frames) {
      if (frame.kind == Kind.QUEUE) {
        frame.items.removeIf(Event.class::isInstance);
      }
    }
    int dropped = waiting;
    waiting = 0;
    return dropped;
  }

  void clear() {
    frames.clear();
    frames.add(new Frame(Kind.BASE));
    waiting = 0;
  }

  List<Frame> frames() {
    return frames;
  }

  /** A deep copy. */
  Agenda copy(Copies copies) {
    Agenda copy = new Agenda();
    copy.frames.clear();
    copy.waiting = waiting;
    for (Frame frame : frames) {
      Frame frameCopy = new Frame(frame.kind);
      for (AgendaItem item : frame.items) {
        frameCopy.items.add(copy(item, copies));
      }
      copy.frames.add(frameCopy);
    }
    return copy;
  }

  private static AgendaItem copy(AgendaItem item, Copies copies) {
    if (item instanceof Activation activation) {
      return copies.of(activation);
    }
    if (item instanceof Join join) {
      return new Join(copies.of(join.parent()));
    }
    if (item instanceof Event event) {
      return copies.of(event);
    }
    return item instanceof Attempt attempt ? copies.of(attempt) : item;
  }

  /** An agenda that was saved, from its frames; the lowest is the phases' own. */
  static Agenda restored(List<Frame> frames) {
    Agenda agenda = new Agenda();
    agenda.frames.clear();
    agenda.frames.addAll(frames);
    for (Frame frame : frames) {
      if (frame.kind == Kind.QUEUE) {
        agenda.waiting += (int) frame.items.stream().filter(Event.class::isInstance).count();
      }
    }
    return agenda;
  }
}
