/** What one player is told of a match: views, and the stream of happenings. */
package dev.runesheet.engine.view;
