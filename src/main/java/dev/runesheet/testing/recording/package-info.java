/** The conversion of played matches into scenarios, cut down to the essentials. */
package dev.runesheet.testing.recording;
