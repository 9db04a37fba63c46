/** The index of compiled rules: what they answer, and how the effects of their rules combine. */
package dev.runesheet.engine.rules.index;
