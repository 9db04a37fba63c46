/** The checks of zones that all players have in common, and of what is done with cards there. */
package dev.runesheet.game.declared.authoring.check.common;
