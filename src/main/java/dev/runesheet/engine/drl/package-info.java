/** The reading of texts in the language of rules, before they are compiled. */
package dev.runesheet.engine.drl;
