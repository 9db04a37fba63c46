/** Many games of bots: rates with intervals, as text, CSV and a page. */
package dev.runesheet.cli.simulate;
