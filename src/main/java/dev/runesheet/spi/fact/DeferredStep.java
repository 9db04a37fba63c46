package dev.runesheet.spi.fact;

import static dev.runesheet.spi.fault.RequiredArguments.given;

/**
 * A part of a verb's work that waits on the agenda until all before it has ended, such as the
 * change of the second of several cards. It lives within one match only: while one waits behind an
 * open question, the match can neither be saved nor forked.
 *
 * @param by the reaction whose verb it belongs to, which stays the cause; null for none
 * @param what a word for it, for explanations
 * @param part the work
 */
public record DeferredStep(Reaction by, String what, Runnable part) implements AgendaItem {

  /** Checks that there is work, and a word for it. */
  public DeferredStep {
    given(what, "what");
    given(part, "part");
  }
}
