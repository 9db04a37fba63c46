/** Scenarios: their words, their recorder, and how they are played. */
package dev.runesheet.game.valeria.authoring.scenario;
