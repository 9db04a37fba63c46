package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Sets how much the votes of a player count. */
@Verb(
    name = "manipulating-votes",
    says = "{target}: set the {which} to {value} ({lasts})",
    doc = "Sets how much the votes of a player count.",
    changes = Verb.Change.FLOW)
public final class ManipulateVotes {

  private ManipulateVotes() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "whose") String target,
      @Param(
              value = "which",
              doc = "public voting power, private voting power or public starting votes")
          String which,
      @Param(
              value = "value",
              doc = "the number; more or less than now with a sign in front of more")
          String value,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, which, value, lasts, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.VOTE_MANIPULATING,
        target,
        part,
        Map.of("which", which, "value", value, "lasts", lasts));
  }
}
