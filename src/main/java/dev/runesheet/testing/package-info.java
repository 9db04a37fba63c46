/** Scenarios: tests of a game's rules, written as data by people who need not know Java. */
package dev.runesheet.testing;
