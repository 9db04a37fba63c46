package dev.runesheet.spi.reading;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A mark of a method of facts, or of the getter of a property, by which the engine knows the rules
 * whose matches depend on stats: those it must show facts anew. A method of a game's own entities
 * that has no mark counts as one that reads stats, in rules that authors write by hand.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Reads {

  /** The part of a fact that it reads. */
  Part value();

  /** The parts of facts. */
  enum Part {
    /** Properties that never change, or of whose changes rules are told. */
    PROPERTIES,
    /** Stats, modifiers or statuses, of whose changes rules are not told. */
    NUMBERS
  }
}
