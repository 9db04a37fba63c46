/** Effects written as workbooks, and read back into their sources. */
package dev.runesheet.pack.exchange;
