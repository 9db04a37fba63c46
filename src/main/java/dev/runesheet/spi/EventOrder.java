package dev.runesheet.spi;

/** The place on the agenda of an event that a program causes. */
public enum EventOrder {
  /** Before the program goes on: processed with all its consequences, then the next block. */
  NESTED,
  /** Behind those already waiting, until the program has ended. */
  QUEUED,
  /** Behind everything. */
  LAST
}
