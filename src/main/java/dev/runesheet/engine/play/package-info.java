/** An open match: its answers, the states before each, and who may call it. */
package dev.runesheet.engine.play;
