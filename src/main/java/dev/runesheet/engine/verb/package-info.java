/** Verbs that any game may use. */
package dev.runesheet.engine.verb;
