/** The changes of a position: new marks, roles, polls, deaths, and messages. */
package dev.runesheet.game.werewolf.change;
