/** Digests of bytes: what tells one content from another; depends on no other package. */
package dev.runesheet.digest;
