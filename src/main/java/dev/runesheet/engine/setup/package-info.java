/**
 * The reading of what comes from outside as JSON: set-ups and catalogs, with all their mistakes at
 * once.
 */
package dev.runesheet.engine.setup;
