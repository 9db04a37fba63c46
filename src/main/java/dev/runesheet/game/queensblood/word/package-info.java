/** The words of Queen's Blood that rules and the effect registry share: events, scopes, numbers. */
package dev.runesheet.game.queensblood.word;
