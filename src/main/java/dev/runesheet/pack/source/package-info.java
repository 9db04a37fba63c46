/**
 * Sources of effects as a game declares them: languages, sheets of rows, and who uses their
 * effects.
 */
package dev.runesheet.pack.source;
