/** Places of cards: the kinds that can come to each zone of a game. */
package dev.runesheet.game.declared.authoring.check.place;
