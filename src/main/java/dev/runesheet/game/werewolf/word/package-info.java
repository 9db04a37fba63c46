/** Words of Werewolf that role texts and rules share: polls, their changes, what was done. */
package dev.runesheet.game.werewolf.word;
