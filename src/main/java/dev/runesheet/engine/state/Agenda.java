package dev.runesheet.engine.state;

import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.AgendaItem;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Copies;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fault.ActionFailure;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The agenda of a match: a stack of first-in first-out frames of pending items, as data. It and the
 * game's declared sorting determine the order, never the rule engine's agenda.
 */
public final class Agenda {

  private static final int FEW = 3;

  /**
   * The largest number of frames on top of each other. A chain of consequences of consequences is
   * far shorter than this; one that calls for itself would otherwise take all memory.
   */
  private static final int MOST_FRAMES = 100_000;

  /**
   * The largest number of frames below a question. Each answer keeps a copy of them for undo(), so
   * that questions within each other take memory by the square of their number.
   */
  private static final int MOST_FRAMES_ASKING = 3_000;

  private static final Frame[] NONE = {};

  /** The frames from the lowest up; those from the depth on are empty and used again. */
  private Frame[] frames = NONE;

  /** The number of frames in use: 0 as long as there is only the lowest and it is empty. */
  private int depth;

  private int waiting;

  /** The purpose of a frame. */
  public enum Kind {
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
  public record Waiting(String decision) implements AgendaItem {
    @Override
    public String toString() {
      return "waits for an answer";
    }
  }

  /**
   * An item that blocks the frame until the children of an activation have ended, then resumes it.
   */
  public record Join(Activation parent) implements AgendaItem {
    @Override
    public String toString() {
      return "goes on when all that it began has ended";
    }
  }

  /** A first-in first-out list of items. */
  public static final class Frame {
    private Kind kind;
    private final ArrayDeque<AgendaItem> items = new ArrayDeque<>(FEW);

    public Frame(Kind kind) {
      this.kind = kind;
    }

    public Kind kind() {
      return kind;
    }

    public ArrayDeque<AgendaItem> items() {
      return items;
    }
  }

  /** The frame to work on next: the topmost that is not empty; null if all are. */
  public Frame top() {
    while (depth > 1 && frames[depth - 1].items.isEmpty()) {
      depth--;
    }
    return depth == 0 || frames[depth - 1].items.isEmpty() ? null : frames[depth - 1];
  }

  /** A new frame of a kind, on top of all others. */
  public Frame push(Kind kind) {
    base();
    return put(kind);
  }

  /** The lowest frame, which the phases post to. */
  public Frame base() {
    return depth == 0 ? put(Kind.BASE) : frames[0];
  }

  private Frame put(Kind kind) {
    if (depth == frames.length) {
      grow();
    }
    Frame frame = frames[depth];
    if (frame == null) {
      frame = new Frame(kind);
      frames[depth] = frame;
    }
    frame.kind = kind;
    depth++;
    return frame;
  }

  private void grow() {
    if (depth >= MOST_FRAMES) {
      throw new ActionFailure(
          "nesting", "More than " + MOST_FRAMES + " consequences within each other.");
    }
    frames = Arrays.copyOf(frames, Math.min(MOST_FRAMES, depth + Math.max(FEW, depth / 2)));
  }

  /**
   * The wait for a question that is asked above all frames.
   *
   * @throws ActionFailure if the question is within too many consequences
   */
  public Waiting waitFor(String decision) {
    if (depth > MOST_FRAMES_ASKING) {
      throw new ActionFailure(
          "nesting", "A question within more than " + MOST_FRAMES_ASKING + " consequences.");
    }
    return new Waiting(decision);
  }

  /** Puts an item behind everything the phases have posted. */
  public void post(AgendaItem item) {
    base().items.add(item);
  }

  /** The number of items that wait in the lowest frame. */
  public int posted() {
    return depth == 0 ? 0 : frames[0].items.size();
  }

  /** Puts an event behind those that wait for the running program to end. */
  public void enqueue(Event event) {
    for (int i = depth - 1; i >= 0; i--) {
      Frame frame = frames[i];
      if (frame.kind == Kind.QUEUE) {
        frame.items.add(event);
        waiting++;
        return;
      }
    }
    post(event);
  }

  /** Takes the first item of a frame. */
  public AgendaItem take(Frame frame) {
    AgendaItem item = frame.items.poll();
    if (frame.kind == Kind.QUEUE && item instanceof Event) {
      waiting--;
    }
    return item;
  }

  /** The number of events that wait in queues. */
  public int waiting() {
    return waiting;
  }

  /** Drops all events that wait in queues; returns how many. */
  public int dropWaiting() {
    for (Frame frame : frames()) {
      if (frame.kind == Kind.QUEUE) {
        frame.items.removeIf(Event.class::isInstance);
      }
    }
    int dropped = waiting;
    waiting = 0;
    return dropped;
  }

  /** Forgets all that waits. */
  public void clear() {
    frames = NONE;
    depth = 0;
    waiting = 0;
  }

  /** The frames in use, from the lowest up. */
  public List<Frame> frames() {
    base();
    return Arrays.asList(frames).subList(0, depth);
  }

  /** The first part of a verb that waits: it has no copy and no saved form. */
  public Optional<DeferredStep> deferred() {
    for (int i = 0; i < depth; i++) {
      for (AgendaItem item : frames[i].items) {
        if (item instanceof DeferredStep deferred) {
          return Optional.of(deferred);
        }
      }
    }
    return Optional.empty();
  }

  /** A deep copy. */
  Agenda copy(Copies copies) {
    Agenda copy = new Agenda();
    if (depth == 1 && frames[0].items.isEmpty()) {
      return copy;
    }
    copy.waiting = waiting;
    for (int i = 0; i < depth; i++) {
      Frame frame = copy.put(frames[i].kind);
      for (AgendaItem item : frames[i].items) {
        frame.items.add(copy(item, copies));
      }
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
  public static Agenda restored(List<Frame> frames) {
    Agenda agenda = new Agenda();
    agenda.frames = frames.toArray(NONE);
    agenda.depth = frames.size();
    for (Frame frame : frames) {
      if (frame.kind == Kind.QUEUE) {
        agenda.waiting += (int) frame.items.stream().filter(Event.class::isInstance).count();
      }
    }
    return agenda;
  }
}
