/** The common parts of commands: options, games, findings, failures, result files. */
package dev.runesheet.cli.command;
