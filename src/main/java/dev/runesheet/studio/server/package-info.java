/**
 * The web server of the studio, the local page on which authors edit, see, play and test their
 * game: who may ask, and what is asked.
 *
 * <p>This package alone knows of HTTP. The other packages of the studio answer it: {@code desk}
 * holds one game that is being edited; {@code cards}, {@code sheets}, {@code play} and {@code runs}
 * tell what the page asks about it. All logic is that of the commands.
 */
package dev.runesheet.studio.server;
