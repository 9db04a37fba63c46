/** Statuses that effects grant and end: who can get them, and how often. */
package dev.runesheet.game.declared.authoring.check.status;
