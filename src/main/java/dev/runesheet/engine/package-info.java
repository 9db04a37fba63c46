/**
 * The engine: the installed games here, and what plays their matches in its packages. What games
 * implement and are given is declared in {@link dev.runesheet.spi}.
 */
package dev.runesheet.engine;
