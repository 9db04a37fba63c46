/** References of the documentation that are written from the packs. */
package dev.runesheet.pack.docs;
