/** Why something happened in a match, and why something else did not. */
package dev.runesheet.cli.why;
