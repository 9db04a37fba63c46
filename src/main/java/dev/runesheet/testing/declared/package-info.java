/**
 * Scenarios whose words are declared as records: read, checked, shown as columns, described once.
 */
package dev.runesheet.testing.declared;
