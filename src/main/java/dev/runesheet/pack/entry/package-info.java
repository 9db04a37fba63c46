/**
 * Entries of files that stand among other content, as rows of a workbook: read and edited in place.
 */
package dev.runesheet.pack.entry;
