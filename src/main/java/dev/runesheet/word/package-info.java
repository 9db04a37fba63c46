/**
 * The closed vocabularies of effects that authors' tools and matches share: whose events an effect
 * answers, what its activation needs, how its modifiers combine.
 */
package dev.runesheet.word;
