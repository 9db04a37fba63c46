/** Reading texts by ANTLR grammars: what does not fit becomes a diagnostic at its character. */
package dev.runesheet.language.grammar;
