/** Typed tables made into what Drools' decision tables compile. */
package dev.runesheet.table.compile;
