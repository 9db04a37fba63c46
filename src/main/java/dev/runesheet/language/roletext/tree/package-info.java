/** Role text as records: definitions, abilities, triggers, targets. */
package dev.runesheet.language.roletext.tree;
