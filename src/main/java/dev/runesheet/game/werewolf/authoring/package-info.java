/** Authoring of Werewolf: its role texts. */
package dev.runesheet.game.werewolf.authoring;
