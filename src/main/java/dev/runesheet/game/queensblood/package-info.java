/** Queen's Blood: facts, verbs, phases and declared orders; what cards do is in rules. */
package dev.runesheet.game.queensblood;
