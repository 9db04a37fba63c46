/** The breakdown of numbers: an entity's stat with its modifiers, or a player's total. */
package dev.runesheet.cli.explain;
