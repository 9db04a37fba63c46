/** Workbooks: new, exported, imported, compared, refreshed, and their sheets of tests. */
package dev.runesheet.cli.table;
