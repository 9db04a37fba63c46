/** What every JSON language of authors needs: strict parsing, typed fields, places, schemas. */
package dev.runesheet.language;
