/** Matches on the page: what each player sees, what may be chosen, and why things happened. */
package dev.runesheet.studio.play;
