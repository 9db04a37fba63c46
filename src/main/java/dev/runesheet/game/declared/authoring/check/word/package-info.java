/**
 * The checks of the words and numbers that cards print: those that no card has, that nothing asks
 * for, and that a card lacks.
 */
package dev.runesheet.game.declared.authoring.check.word;
