/** Cards as their authors write them: fields, costs, the uses of effect types, and their words. */
package dev.runesheet.language.active.card;
