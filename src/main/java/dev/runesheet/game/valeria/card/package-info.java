/** Cards before any match: kinds, printed data, roles, resources and amounts. */
package dev.runesheet.game.valeria.card;
