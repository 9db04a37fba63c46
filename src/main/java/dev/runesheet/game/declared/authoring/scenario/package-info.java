/** Scenarios: their words, their checks, and how they are played. */
package dev.runesheet.game.declared.authoring.scenario;
