/**
 * A game on its author's desk: its files, its rules in force, its tests, and what each save did.
 */
package dev.runesheet.studio.desk;
