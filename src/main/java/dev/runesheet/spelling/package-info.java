/** Spelling hints shared by authors' tools and by matches; depends on no other package. */
package dev.runesheet.spelling;
