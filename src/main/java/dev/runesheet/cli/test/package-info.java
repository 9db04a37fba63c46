/** Scenarios: run, covered, and mutated rules that none of them notices. */
package dev.runesheet.cli.test;
