package dev.runesheet.table;

/** How many rows of a table may answer one case. */
public enum HitPolicy {
  /** All rows that match. */
  COLLECT,
  /** One row at most; two rows that can match the same case are an error. */
  UNIQUE
}
