/** What messages of authors' tools and of playing matches have in common; it uses nothing else. */
package dev.runesheet.spelling;
