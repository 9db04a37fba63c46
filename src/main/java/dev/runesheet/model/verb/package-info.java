/** The declarations of verbs: the annotations, and what is read from them. */
package dev.runesheet.model.verb;
