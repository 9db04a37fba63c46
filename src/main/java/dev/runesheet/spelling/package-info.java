/**
 * Spelling hints and composed words shared by authors' tools and by matches; depends on no other
 * package.
 */
package dev.runesheet.spelling;
