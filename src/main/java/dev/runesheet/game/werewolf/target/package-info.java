/** Words for players in role texts, and whom they name in a match. */
package dev.runesheet.game.werewolf.target;
