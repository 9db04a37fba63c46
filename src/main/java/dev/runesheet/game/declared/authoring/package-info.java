/** Reads, checks, tells and tests games that are declared in data. */
package dev.runesheet.game.declared.authoring;
