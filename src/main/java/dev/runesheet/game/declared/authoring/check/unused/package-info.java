/**
 * The checks for what no effect uses: events nobody answers, programs nobody runs, unseen changes.
 */
package dev.runesheet.game.declared.authoring.check.unused;
