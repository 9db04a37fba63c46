/** Texts of rules: named, ordered, compiled, hashed, indexed, and exchanged while matches run. */
package dev.runesheet.engine.rules;
