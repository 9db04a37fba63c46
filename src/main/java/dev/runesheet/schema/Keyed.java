package dev.runesheet.schema;

/** A record with a key: a list that is {@link Distinct} has it once, whatever else it says. */
public interface Keyed {

  /** The key that tells it from others of its list. */
  String key();
}
