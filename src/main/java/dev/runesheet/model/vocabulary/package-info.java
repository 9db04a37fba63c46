/** The words of a game: its verbs, triggers, numbers, scopes and other lists. */
package dev.runesheet.model.vocabulary;
