/** Findings about a whole pack, beyond what one source can tell. */
package dev.runesheet.pack.check;
