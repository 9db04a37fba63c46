package dev.runesheet.testing.mutation;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.testing.footprint.RulePart;

/**
 * A place of a game's rules where something can be changed, with what it belongs to.
 *
 * @param subject the effect or row in words
 * @param concern the part of the rules that it changes
 * @param site the place
 */
record Mutation(String subject, RulePart concern, MutationPoint<Edit> site) {

  /** One change of what a game's sources say. */
  interface Edit {

    /** Whether it can be seen without playing that it changes nothing. */
    boolean idle();

    /** The sources with the change; what is wrong with them then is a finding. */
    PackContent apply(PackContent content, Diagnostics findings);
  }
}
