package dev.runesheet.engine.machine;

import dev.runesheet.engine.state.Agenda;
import dev.runesheet.engine.state.PendingQuestion;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.AgendaItem;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.word.CardEvent;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The entities that open questions, running programs and waiting events are about, as far as a
 * player may know which they are.
 */
public final class Subjects {

  private final PhaseContext match;
  private final int viewer;
  private final Set<Entity> known = new LinkedHashSet<>();
  private final Set<Entity> unknown = new LinkedHashSet<>();
  private final Set<Entity> followed = new LinkedHashSet<>();

  private Subjects(PhaseContext match, int viewer) {
    this.match = match;
    this.viewer = viewer;
  }

  /**
   * The subjects of the present position.
   *
   * @param anew whether the questions of programs to others are put anew, so that what they offer
   *     is none
   */
  public static Subjects of(PhaseContext match, int viewer, boolean anew) {
    Subjects subjects = new Subjects(match, viewer);
    for (PendingQuestion question : match.position.pending) {
      boolean others = question.decision().player() != viewer;
      if (others ? question.activation() != null && !anew : question.given() == null) {
        question.named().forEach(id -> subjects.add(subjects.known, id));
      }
      subjects.addProgram(question.activation());
    }
    for (Agenda.Frame frame : match.position.agenda.frames()) {
      frame.items().forEach(subjects::addWaiting);
    }
    subjects.unknown.removeAll(subjects.known);
    subjects.followed.addAll(subjects.unknown);
    subjects.followed.removeAll(subjects.known);
    return subjects;
  }

  /**
   * The subjects of which the player may know which they are: what he is offered, the holders of
   * effects that run or wait, and what has left play in an event that waits, since it mostly lay
   * open there.
   */
  public Set<Entity> known() {
    return known;
  }

  /** The other subjects in whose place only entities of the same kind and words fit. */
  public Set<Entity> unknown() {
    return unknown;
  }

  /** The subjects that are not known: the unknown ones, and what moved in an event that waits. */
  public Set<Entity> followed() {
    return followed;
  }

  private void addWaiting(AgendaItem item) {
    if (item instanceof Activation program) {
      addProgram(program);
    } else if (item instanceof Agenda.Join join) {
      addProgram(join.parent());
    } else if (item instanceof Event event && event.getTrigger().equals(CardEvent.MOVES)) {
      add(followed, event.getSubject()); // Nothing has asked yet what it is.
      add(unknown, event.getCauser());
    } else if (item instanceof Event event) {
      addEvent(event, false);
    } else if (item instanceof Attempt attempt) {
      addAttempt(attempt);
    }
  }

  private void addProgram(Activation innermost) {
    for (Activation one = innermost; one != null; one = one.parent()) {
      int given = one.parent() == null ? Event.NOBODY : one.parent().target();
      boolean his = one.player() == viewer;
      addHolder(one, his && one.self().getId() != given);
      addTargets(one, his || one.self().getController() == viewer, given);
      addEvent(one.event(), his && one.origin() == null);
    }
  }

  private void addHolder(Activation program, boolean chosen) {
    Entity self = program.self();
    boolean own =
        match.book.effect(program.effect()).owner().equals(self.getDefinition())
            || program.event().isUse();
    (own || chosen ? known : unknown).add(self);
    if (program.origin() != null) {
      add(known, program.origin().getHolder());
    }
  }

  /**
   * Adds what a program goes through and its targets.
   *
   * @param his whether the player knows those which the program has chosen, since he has
   * @param given the target that it began with, which another program has chosen
   */
  private void addTargets(Activation program, boolean his, int given) {
    int target = program.target();
    for (Activation.Loop loop = program.loop(); loop != null; loop = loop.outer()) {
      for (int id : loop.ids()) {
        add(unknown, id);
      }
      if (target != loop.outerTarget()) { // Or it repeats lines with the same target.
        boolean chosen = his && target != given && !isTaken(target, loop);
        add(chosen ? known : unknown, target);
        target = loop.outerTarget();
      }
    }
    add(his && target != given ? known : unknown, target);
  }

  /** True if a loop has come to a target. */
  private static boolean isTaken(int target, Activation.Loop loop) {
    return loop.next() > 0 && loop.ids()[loop.next() - 1] == target;
  }

  private void addEvent(Event event, boolean his) {
    boolean seen = his || event.isUse() || event.getTrigger().equals(CardEvent.LEAVES);
    add(seen ? known : unknown, event.getSubject());
    add(unknown, event.getCauser());
    if (event.attempt() != null) {
      addAttempt(event.attempt());
    }
  }

  private void addAttempt(Attempt attempt) {
    add(unknown, attempt.getActor());
    add(unknown, attempt.getTarget());
  }

  private void add(Set<Entity> found, int id) {
    if (id >= 0) {
      found.add(match.world.entity(id));
    }
  }
}
