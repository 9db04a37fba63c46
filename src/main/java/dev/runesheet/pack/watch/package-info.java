/** Rules that follow their folder: read, checked and built again when a file changes. */
package dev.runesheet.pack.watch;
