/** The verbs of Valeria's effects: one primitive change each. */
package dev.runesheet.game.valeria.verb;
