/** The view of one player: what of a match is visible now, and the stream of happenings. */
package dev.runesheet.engine.view;
