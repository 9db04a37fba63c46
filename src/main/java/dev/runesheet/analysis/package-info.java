/**
 * What an analyst sees in effects without playing: what differs between two versions, and what
 * cannot be meant. Works on the model alone, for every game and language.
 */
package dev.runesheet.analysis;
