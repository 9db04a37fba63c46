/** Turns matches that were played into scenarios, cut down to what matters. */
package dev.runesheet.testing.recording;
