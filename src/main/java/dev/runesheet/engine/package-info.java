/** The engine: rule books, matches, and what a game implements to be played by them. */
package dev.runesheet.engine;
