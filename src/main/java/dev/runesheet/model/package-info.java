/**
 * The effect model: what cards, heroes, roles and rules do, as immutable data without any rule
 * engine in it.
 */
package dev.runesheet.model;
