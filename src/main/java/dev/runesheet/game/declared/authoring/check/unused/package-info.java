/**
 * The checks for what no effect uses or changes: events nobody answers, programs nobody runs,
 * unseen changes, numbers that stay what they are, lines that change nothing.
 */
package dev.runesheet.game.declared.authoring.check.unused;
