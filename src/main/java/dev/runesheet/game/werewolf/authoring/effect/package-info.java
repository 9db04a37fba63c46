/** Abilities of role texts as effects of the model, and sentences of them. */
package dev.runesheet.game.werewolf.authoring.effect;
