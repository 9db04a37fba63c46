/** Rules that a build left on the class path, and what reading them needs. */
package dev.runesheet.engine.built;
