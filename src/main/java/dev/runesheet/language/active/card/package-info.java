/** Uses of effect types on cards, as their authors write them. */
package dev.runesheet.language.active.card;
