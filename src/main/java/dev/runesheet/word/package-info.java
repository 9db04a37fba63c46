/**
 * The closed vocabularies of effects that authors' tools and matches share: whose events an effect
 * answers, what its activation needs, how its modifiers combine, whom it reaches, the roles that
 * its program can name.
 */
package dev.runesheet.word;
