package dev.runesheet.engine.trace;

import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.ActiveEffect;
import dev.runesheet.spi.fact.AgendaItem;
import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.ConsequenceObserver;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Suppression;
import java.util.List;
import org.kie.api.definition.rule.Rule;
import org.kie.api.runtime.rule.FactHandle;

/**
 * An observer of everything in a match, called synchronously and in order: it may read the match,
 * but must not change it. {@link Tracing} registers it for matches; all others have no overhead.
 */
public interface Tracer extends ConsequenceObserver {

  /** The phases go on by themselves. */
  default void phases() {}

  /**
   * A question was answered; the consequences follow.
   *
   * @param asking the program that asked, or null if the phases did
   */
  default void answered(Decision decision, Option option, Activation asking) {}

  /** An item was put on the agenda by what runs now. */
  default void put(AgendaItem item) {}

  /**
   * An event was raised that nobody will hear: no effect has its trigger, or there are too many.
   */
  default void lost(Event event, String why) {}

  /** An item is taken from the agenda; its consequences follow. */
  default void taken(AgendaItem item) {}

  /** The effects that answer an event were found; they are sorted. */
  default void routed(Event event, List<ActiveEffect> answers) {}

  /** An effect that was to answer is not in force any more, so it does not start. */
  default void withheld(Activation activation) {}

  /** A program that a phase was to begin is suppressed, so it does not start. */
  default void suppressed(Activation activation, List<Suppression> suppressions) {}

  /** A passing fact was inserted; rules fire over it next. */
  default void shown(Object fact, FactHandle handle) {}

  /** Rules have fired over a passing fact; it is not there any more. */
  default void withdrawn(Object fact) {}

  /** Entities have decided about an attempt at its stage. */
  default void decided(Attempt attempt) {}

  /** A rule fires. */
  default void fires(Rule rule) {}

  /** A rule has fired. */
  default void fired(Rule rule) {}

  /**
   * A happening was logged.
   *
   * @param number its place in the log, from 0
   */
  default void happened(int number, Happening happening) {}

  /** The happenings from a number on, counted from 0, were taken back. */
  default void takenBack(int number) {}
}
