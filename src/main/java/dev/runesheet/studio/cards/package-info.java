/** Cards as faces, and all that is known of one. */
package dev.runesheet.studio.cards;
