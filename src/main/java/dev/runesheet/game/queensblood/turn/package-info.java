/** The actions of a turn: mulligans, plays and passes, with hands and decks. */
package dev.runesheet.game.queensblood.turn;
