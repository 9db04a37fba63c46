/**
 * Effect strings of card tables (docs/effect-strings.md): grammar, tree, reader, writer, and what
 * they are in the effect model.
 */
package dev.runesheet.language.strings;
