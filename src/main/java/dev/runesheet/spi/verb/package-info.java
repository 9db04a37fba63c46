/** Annotations that declare a verb of effects, and the service that brings verbs to a game. */
package dev.runesheet.spi.verb;
