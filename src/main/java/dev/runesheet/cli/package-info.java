/**
 * The command line: one command of each sort that needs no room of its own, and {@link
 * dev.runesheet.cli.Runesheet}, where it begins.
 */
package dev.runesheet.cli;
