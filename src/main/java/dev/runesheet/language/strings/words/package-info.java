/** Effect strings in words: the words of a game, sentences made of parts, and findings. */
package dev.runesheet.language.strings.words;
