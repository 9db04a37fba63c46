/**
 * Patterns: how records are written, from which they are read and written alike. It knows nothing
 * of any game.
 */
package dev.runesheet.language.strings.syntax;
