/** Roles and their abilities as matches know them, and the catalog of all. */
package dev.runesheet.game.werewolf.role;
