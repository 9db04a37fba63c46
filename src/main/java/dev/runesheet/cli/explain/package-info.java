/** How a number is made up: an entity's stat with what changes it, or a player's total. */
package dev.runesheet.cli.explain;
