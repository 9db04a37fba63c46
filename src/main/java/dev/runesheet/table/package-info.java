/**
 * Spreadsheet decision tables: layouts made from the verb catalog, a writer from the effect model,
 * a typed reader that trusts no cell, and the way from a table to DRL.
 */
package dev.runesheet.table;
