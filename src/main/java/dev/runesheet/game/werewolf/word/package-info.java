/**
 * The closed vocabularies of Werewolf, each declared once: role texts write their titles, rules,
 * tables and programs their words. Knows nothing but spelling.
 */
package dev.runesheet.game.werewolf.word;
