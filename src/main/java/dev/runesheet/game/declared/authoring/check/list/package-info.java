/** Lists of words for which entries are repeated: their columns, and slots that nothing fills. */
package dev.runesheet.game.declared.authoring.check.list;
