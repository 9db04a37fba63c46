/** Marks of methods by what they read of a match, for the look at rules written by hand. */
package dev.runesheet.spi.reading;
