/**
 * The reading of what comes from outside as JSON: set-ups and catalogs, with all their mistakes at
 * once, and the refusal of parts of saves.
 */
package dev.runesheet.spi.setup;
