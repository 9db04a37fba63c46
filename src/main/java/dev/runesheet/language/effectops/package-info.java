/** Language 1: Math Battle's effect ops, heroes and modes as JSON; reader, writer and schema. */
package dev.runesheet.language.effectops;
