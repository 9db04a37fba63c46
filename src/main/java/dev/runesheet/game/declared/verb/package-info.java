/** The verbs that declared games have beside those of the engine. */
package dev.runesheet.game.declared.verb;
