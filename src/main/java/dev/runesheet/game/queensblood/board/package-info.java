/**
 * The facts of a match: tiles, cards, hands and turn, and the questions that are asked about them.
 */
package dev.runesheet.game.queensblood.board;
