/** Role text written in its canonical form. */
package dev.runesheet.language.roletext.write;
