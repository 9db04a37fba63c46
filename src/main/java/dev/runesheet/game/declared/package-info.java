/**
 * Games that are declared in data: kinds, zones, scopes, phases and actions of {@code game.yaml}.
 */
package dev.runesheet.game.declared;
