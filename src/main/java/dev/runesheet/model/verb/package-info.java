/** The declarations of verbs: the annotations, and the catalog read from them. */
package dev.runesheet.model.verb;
