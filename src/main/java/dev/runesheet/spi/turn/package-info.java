/** The turns of games whose players have them in order, and the phases of a turn. */
package dev.runesheet.spi.turn;
