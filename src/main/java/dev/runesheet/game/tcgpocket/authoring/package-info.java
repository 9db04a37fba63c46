/**
 * The cards of TCG Pocket: read in the language of active effects, as cards of a declared game, as
 * rows of workbooks.
 */
package dev.runesheet.game.tcgpocket.authoring;
