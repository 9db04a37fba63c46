/** JSON and YAML documents: strict parsing, typed fields, the place of each value, schemas. */
package dev.runesheet.document;
