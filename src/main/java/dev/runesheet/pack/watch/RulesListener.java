package dev.runesheet.pack.watch;

/**
 * A listener of edits of a game's rules. Called on the thread that reads the sources, before the
 * next edit is read. What it throws goes to that thread's handler of uncaught exceptions.
 */
public interface RulesListener {

  /** New rules are in force: matches started from now on use them. */
  default void rulesChanged(RulesUpdate update) {}

  /**
   * An edit has an error: the last good rules stay in force. Not called again while all findings
   * stay the same.
   */
  default void rulesRefused(RulesUpdate update) {}

  /** The error of the edit before is gone, and the rules in force are what the sources say. */
  default void rulesRestored(RulesUpdate update) {}
}
