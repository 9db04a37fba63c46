/** Language 2, the effect registry: reader, writer and checks of cards and effects as JSON. */
package dev.runesheet.language.registry;
