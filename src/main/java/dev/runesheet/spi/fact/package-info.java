/**
 * The facts in working memory: plain objects that rules and Java share, and that hold all state.
 */
package dev.runesheet.spi.fact;
