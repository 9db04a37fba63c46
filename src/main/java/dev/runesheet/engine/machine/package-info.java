/**
 * The machine of a match: takes items from the agenda, applies changes, and serves phases as the
 * match context.
 */
package dev.runesheet.engine.machine;
