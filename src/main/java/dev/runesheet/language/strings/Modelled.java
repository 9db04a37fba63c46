package dev.runesheet.language.strings;

/** A constant with a counterpart of its own in the effect model. */
interface Modelled {

  /** The counterpart. */
  Object model(StepBuilder in);
}
