/** Cards and their moves: stacks of the centre, slots of the harbour, reserve, banish pile. */
package dev.runesheet.game.valeria.centre;
