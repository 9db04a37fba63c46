/**
 * The contents of {@code game.yaml} and of cards as records, the names that they declare, their
 * phrases, and the effects of the model that their lines become.
 */
package dev.runesheet.game.declared.authoring.declaration;
