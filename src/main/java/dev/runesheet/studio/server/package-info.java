/** The web server of the studio: who may ask, and what is asked. */
package dev.runesheet.studio.server;
