/** What effects of Valeria can do: one primitive change each. */
package dev.runesheet.game.valeria.verb;
