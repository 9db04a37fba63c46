/** How verbs declare themselves: the annotations, and the catalog read from them. */
package dev.runesheet.model.verb;
