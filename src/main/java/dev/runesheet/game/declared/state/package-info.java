/** The state of a match: where cards lie, what they pay for, and what is worked out of them. */
package dev.runesheet.game.declared.state;
