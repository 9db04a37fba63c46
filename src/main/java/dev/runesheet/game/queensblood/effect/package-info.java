/** The consequences of cards: influence, changes of power, batches of destruction, scoring. */
package dev.runesheet.game.queensblood.effect;
