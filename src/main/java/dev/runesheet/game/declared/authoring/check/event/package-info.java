/**
 * The checks of events: the numbers that each brings and programs read, and the cards whose
 * abilities raise them.
 */
package dev.runesheet.game.declared.authoring.check.event;
