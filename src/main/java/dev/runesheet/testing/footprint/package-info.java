/** What each test of a game has to do with each part of its rules. */
package dev.runesheet.testing.footprint;
