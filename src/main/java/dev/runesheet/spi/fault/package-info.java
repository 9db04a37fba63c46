/**
 * Refusals that every package of the engine shares: missing arguments of callers, mistakes of
 * rules, actions that fail.
 */
package dev.runesheet.spi.fault;
