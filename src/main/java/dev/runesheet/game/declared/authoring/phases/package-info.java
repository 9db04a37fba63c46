/** The declarations about phases that games with decks and duels share. */
package dev.runesheet.game.declared.authoring.phases;
