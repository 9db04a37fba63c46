/** The texts and values of single cells: types, literals, conditions. */
package dev.runesheet.table.cell;
