/** Cards of TCG Pocket as their authors write them: fields, costs, numbers of effects, words. */
package dev.runesheet.game.tcgpocket.authoring.card;
