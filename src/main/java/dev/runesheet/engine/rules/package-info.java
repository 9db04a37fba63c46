/** Texts of rules: named, ordered, compiled, hashed, and exchanged while matches run. */
package dev.runesheet.engine.rules;
