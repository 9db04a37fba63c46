/** Game packs: finds the sources of a game, checks them all, and builds its rules. */
package dev.runesheet.pack;
