/** The command line: plays, checks, prints, explains, simulates and replays games. */
package dev.runesheet.cli;
