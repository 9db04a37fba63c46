/** Knowledge about the roles of an effect at each place of it: their kinds, and who is in play. */
package dev.runesheet.game.declared.authoring.check.role;
