/**
 * The studio: a local web page on which authors edit, see, play and test their game.
 *
 * <p>{@code desk} holds one game that is being edited; {@code cards}, {@code sheets}, {@code play}
 * and {@code runs} answer what the page asks about it; {@code server} alone knows of HTTP. All
 * logic is that of the commands.
 */
package dev.runesheet.studio;
