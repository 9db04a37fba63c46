/** The common base of authors' effect languages: words with their meanings, names and ids. */
package dev.runesheet.language;
