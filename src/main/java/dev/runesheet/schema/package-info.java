/**
 * Schemas of sources, declared as Java records: one declaration to read, write, check and document.
 */
package dev.runesheet.schema;
