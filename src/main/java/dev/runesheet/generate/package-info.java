/**
 * From the effect model to Drools rules: block rules, registration rules, and notes of where each
 * was written.
 */
package dev.runesheet.generate;
