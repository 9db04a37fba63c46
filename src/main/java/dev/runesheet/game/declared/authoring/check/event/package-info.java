/** The checks of events' numbers: which of them each event brings, and which programs read. */
package dev.runesheet.game.declared.authoring.check.event;
