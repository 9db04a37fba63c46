/**
 * Services for commands that play a game with people: bots, a narrator, cards' texts, recordings,
 * colours.
 */
package dev.runesheet.pack.tool;
