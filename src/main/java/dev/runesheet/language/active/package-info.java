/**
 * The JSON language of active effects: effects of cards that name effect types with values for
 * their parameters, and the file in which a game declares those types. What else cards have, and
 * their words, are the game's.
 */
package dev.runesheet.language.active;
