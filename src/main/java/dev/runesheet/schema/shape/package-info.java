/**
 * Shapes of declared types: their derivation, and what reads, writes and describes values by them.
 */
package dev.runesheet.schema.shape;
