/**
 * The JSON language of active effects: cards whose attacks, abilities and trainers name effect
 * types with values for their parameters, and the file in which a game declares those types.
 */
package dev.runesheet.language.active;
