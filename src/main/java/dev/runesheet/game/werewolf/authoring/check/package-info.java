/** Checks of roles and of their lists, which look at all texts together. */
package dev.runesheet.game.werewolf.authoring.check;
