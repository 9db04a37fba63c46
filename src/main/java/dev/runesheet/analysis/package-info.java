/**
 * Static analysis of effects: what is probably a mistake. It works on the model alone, for every
 * game and language.
 */
package dev.runesheet.analysis;
