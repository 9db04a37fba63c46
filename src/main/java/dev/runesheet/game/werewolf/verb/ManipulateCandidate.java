package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Locale;
import java.util.Map;

/** Changes what a player is in the next poll of a type. */
@Verb(
    name = "manipulating-candidate",
    says = "{target} is {what} in the next {poll} poll",
    doc = "Changes what a player is in the next poll of a type.",
    changes = Verb.Change.FLOW)
public final class ManipulateCandidate {

  private ManipulateCandidate() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "poll", doc = "the type of the poll") String poll,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "what", doc = "unvotable or disqualified") String what,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(poll, target, what, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.POLL_MANIPULATING,
        target,
        part,
        Map.of("kind", CandidateChange.KIND.toLowerCase(Locale.ROOT), "what", what, "poll", poll));
  }
}
