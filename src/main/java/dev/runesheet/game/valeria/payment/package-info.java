/** Payments as players choose them, the actions that they pay for, and the cache of both. */
package dev.runesheet.game.valeria.payment;
