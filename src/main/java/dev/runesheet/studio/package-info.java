/** The studio: games edited, seen, played and tested on a page in the browser. */
package dev.runesheet.studio;
