/**
 * Files of a pack, wherever they are: a folder, a jar, texts in memory, remembered or watched ones.
 */
package dev.runesheet.pack.file;
