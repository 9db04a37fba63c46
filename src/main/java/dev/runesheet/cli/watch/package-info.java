/** A folder that is edited: checked and tested on each save. */
package dev.runesheet.cli.watch;
