package dev.runesheet.engine;

/** Where an event that a program causes waits. */
public enum EventOrder {
  /** Before the program goes on: worked off with all it causes, then the next block. */
  NESTED,
  /** Behind those already waiting, until the program has ended. */
  QUEUED,
  /** Behind everything. */
  LAST
}
