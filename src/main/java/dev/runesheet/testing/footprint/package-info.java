/** The impact of each part of a game's rules on its tests. */
package dev.runesheet.testing.footprint;
