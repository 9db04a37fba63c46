/**
 * Rule books and matches: what an embedding game loads, plays, saves and restores, and what is
 * asked for reasons. Every other package of the engine lies below and knows neither.
 */
package dev.runesheet.api;
