/** The command that explains why an event happened in a match, and why an effect did not act. */
package dev.runesheet.cli.why;
