package dev.runesheet.testing.mutation;

import dev.runesheet.model.diagnostic.Diagnostics;
import dev.runesheet.pack.PackContent;
import dev.runesheet.testing.footprint.RulePart;

/**
 * A mutation point of a game's rules, with the part that it belongs to.
 *
 * @param subject the effect or row in words
 * @param concern the part of the rules that changes
 * @param site the mutation point
 */
record Mutation(String subject, RulePart concern, MutationPoint<Edit> site) {

  /** A change of the content of a game's sources. */
  interface Edit {

    /** True if it can be seen without playing that it changes nothing. */
    boolean idle();

    /** The sources with the change; their errors become findings. */
    PackContent apply(PackContent content, Diagnostics findings);
  }
}
