/** Actions of players as records, and the texts that stand for them in ids of options. */
package dev.runesheet.spi.action;
