package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Adds, deletes or cancels the next poll of a type, or creates one at once. */
@Verb(
    name = "manipulating-poll",
    says = "{what} the {poll} poll",
    doc = "Adds, deletes or cancels the next poll of a type, or creates one at once.",
    changes = Verb.Change.FLOW)
public final class ManipulatePoll {

  private ManipulatePoll() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "what", doc = "add, delete, cancel or create") String what,
      @Param(value = "poll", doc = "the type of the poll") String poll,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(what, poll, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.POLL_MANIPULATING,
        TargetWord.SELF.word(),
        part,
        Map.of("kind", what, "what", what, "poll", poll));
  }
}
