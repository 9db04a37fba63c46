/** Watchers of a match that tell reasons: tracers, and explanations of numbers and events. */
package dev.runesheet.engine.trace;
