/** The common base of authors' JSON languages: strict parsing, typed fields, places, schemas. */
package dev.runesheet.language;
