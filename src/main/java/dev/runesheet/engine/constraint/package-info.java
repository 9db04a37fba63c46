/** Constraints of compiled rules that stand in the place of others. */
package dev.runesheet.engine.constraint;
