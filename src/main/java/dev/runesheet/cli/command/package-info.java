/** What commands share: options, the game they are about, findings, failures, files of results. */
package dev.runesheet.cli.command;
