/** The check of numbers whose values have words: that nothing makes them others. */
package dev.runesheet.game.declared.authoring.check.state;
