/** The terminal: colours, tables of text, JSON, progress, and where the command runs. */
package dev.runesheet.cli.console;
