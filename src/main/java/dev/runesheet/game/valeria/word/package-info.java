/** The words of Valeria that its rules and effect strings share: events, scopes, numbers, menus. */
package dev.runesheet.game.valeria.word;
