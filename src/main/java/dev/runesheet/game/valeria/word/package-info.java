/** The words of Valeria that its rules and effect strings share: events and scopes. */
package dev.runesheet.game.valeria.word;
