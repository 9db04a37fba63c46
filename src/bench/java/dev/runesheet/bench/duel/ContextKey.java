package dev.runesheet.bench.duel;

/** What a program may read about the event it runs for; the names are those of the JSON. */
enum ContextKey {
  /** The ability in use. */
  ABILITY_ID,
  /** The attribute that changed. */
  ATTR_ID,
  /** Its value before. */
  ATTR_OLD,
  /** Its value after. */
  ATTR_NEW,
  /** The difference of the two. */
  ATTR_DELTA
}
