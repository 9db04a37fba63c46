/** The specifications of verbs, as read from their declarations. */
package dev.runesheet.model.verb;
