/** The command that opens the studio. */
package dev.runesheet.cli.studio;
