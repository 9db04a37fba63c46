/**
 * Checks of a declared game's effects: of kinds, zones, events and numbers, before any is played.
 */
package dev.runesheet.game.declared.authoring.check;
