package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.CandidateChange;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Locale;

/** The verbs about polls and what votes count. */
public final class PollVerbs {

  public static final String MANIPULATING_CANDIDATE = "manipulating-candidate";
  public static final String MANIPULATING_POLL = "manipulating-poll";
  public static final String MANIPULATING_VOTES = "manipulating-votes";

  private PollVerbs() {}

  @Verb(
      name = MANIPULATING_CANDIDATE,
      says = "{target} is {what} in the next {poll} poll",
      doc = "Changes what a player is in the next poll of a type.",
      changes = Verb.Change.FLOW)
  public static void manipulateCandidate(
      Reaction reaction,
      @Param(value = "poll", doc = "the type of the poll") String poll,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "what", doc = "unvotable or disqualified") String what,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(poll, target, what, part);
    new AbilityAttempts(reaction, AbilityFamily.POLL_MANIPULATING, target, part)
        .with(Detail.KIND, CandidateChange.KIND.toLowerCase(Locale.ROOT))
        .with(Detail.WHAT, what)
        .with(Detail.POLL, poll)
        .begin();
  }

  @Verb(
      name = MANIPULATING_POLL,
      says = "{what} the {poll} poll",
      doc = "Adds, deletes or cancels the next poll of a type, or creates one at once.",
      changes = Verb.Change.FLOW)
  public static void manipulatePoll(
      Reaction reaction,
      @Param(value = "what", doc = "add, delete, cancel or create") String what,
      @Param(value = "poll", doc = "the type of the poll") String poll,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(what, poll, part);
    new AbilityAttempts(reaction, AbilityFamily.POLL_MANIPULATING, TargetWord.SELF.word(), part)
        .with(Detail.KIND, what)
        .with(Detail.WHAT, what)
        .with(Detail.POLL, poll)
        .begin();
  }

  @Verb(
      name = MANIPULATING_VOTES,
      says = "{target}: set the {which} to {value} ({lasts})",
      doc = "Sets how much the votes of a player count.",
      changes = Verb.Change.FLOW)
  public static void manipulateVotes(
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
    new AbilityAttempts(reaction, AbilityFamily.VOTE_MANIPULATING, target, part)
        .with(Detail.WHICH, which)
        .with(Detail.VALUE, value)
        .lasting(lasts)
        .begin();
  }
}
