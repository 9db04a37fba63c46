/**
 * Why something happened in a match, and why something did not: answered by playing the match again
 * with a tracer, so that play itself pays nothing. Needs the engine only.
 */
package dev.runesheet.why;
