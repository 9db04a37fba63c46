/** The readers, checks, narrators and scenarios of games declared in data. */
package dev.runesheet.game.declared.authoring;
