/**
 * What a game implements to be played, and what players of its matches are given: phases, state,
 * decisions, options, happenings, views.
 */
package dev.runesheet.spi;
