/**
 * Explanations why an event happened in a match, and why an effect did not act, found by replaying
 * the match with a tracer, so that play itself has no overhead. It needs the engine only.
 */
package dev.runesheet.why;
