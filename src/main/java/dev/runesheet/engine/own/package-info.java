/** The look at rules that authors have written by hand, when these are built. */
package dev.runesheet.engine.own;
