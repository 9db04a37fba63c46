/** The checks of names: that cards, abilities and words can be told apart by what players read. */
package dev.runesheet.game.declared.authoring.check.name;
