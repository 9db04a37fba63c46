/** What watches a match and tells reasons: tracers, and explanations of numbers and events. */
package dev.runesheet.engine.trace;
