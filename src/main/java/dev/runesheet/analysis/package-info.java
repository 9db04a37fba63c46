/**
 * Static analysis of effects: the differences of two versions, and probable mistakes. It works on
 * the model alone, for every game and language.
 */
package dev.runesheet.analysis;
