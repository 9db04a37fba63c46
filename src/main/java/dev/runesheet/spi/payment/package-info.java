/** Prices in several resources, some of which may stand in for others. */
package dev.runesheet.spi.payment;
