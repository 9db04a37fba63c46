package dev.runesheet.schema;

/** A record that knows where it was written. */
public interface Placed {

  /** Its places. */
  Places places();
}
