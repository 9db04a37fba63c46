/** Matches in the terminal: played by bots and people, recorded, replayed. */
package dev.runesheet.cli.play;
