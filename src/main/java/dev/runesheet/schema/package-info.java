/** Declarations of what sources hold, from Java records: read, written, checked, described once. */
package dev.runesheet.schema;
