/** Bots that can play any declared game. */
package dev.runesheet.game.declared.bot;
