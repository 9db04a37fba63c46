/** Scenarios of games in Java that bring no words of their own for them. */
package dev.runesheet.testing.standard;
