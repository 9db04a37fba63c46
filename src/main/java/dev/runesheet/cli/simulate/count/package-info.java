/** Counts of simulated matches, and the rates with intervals that follow from them. */
package dev.runesheet.cli.simulate.count;
