/** Runs and checks scenarios and golden games of all kinds of files together. */
package dev.runesheet.testing.suite;
