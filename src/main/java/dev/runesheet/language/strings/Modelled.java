package dev.runesheet.language.strings;

/** What has a counterpart of its own in the effect model. */
interface Modelled {

  /** The counterpart. */
  Object model(StepBuilder in);
}
