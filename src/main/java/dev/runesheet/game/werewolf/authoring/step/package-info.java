/** The steps of nights and days as a table says them, and what they lack. */
package dev.runesheet.game.werewolf.authoring.step;
