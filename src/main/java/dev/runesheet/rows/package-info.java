/** Tables whose rows are records: sheets, lists in JSON, and what differs, from declarations. */
package dev.runesheet.rows;
