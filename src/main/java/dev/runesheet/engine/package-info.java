/** The engine: what games implement to be played, and what players of their matches are given. */
package dev.runesheet.engine;
