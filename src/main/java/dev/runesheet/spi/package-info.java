/**
 * The types that a game implements to be played, and those that players of its matches are given:
 * phases, state, decisions, options, happenings, views.
 */
package dev.runesheet.spi;
