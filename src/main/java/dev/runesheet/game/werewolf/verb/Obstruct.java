package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Keeps abilities of a player from taking effect. */
@Verb(
    name = "obstructing",
    says = "obstruct {abilities} of {target}; feedback: {feedback} ({lasts})",
    doc = "Keeps abilities of a player from taking effect.",
    changes = Verb.Change.FLOW)
public final class Obstruct {

  private Obstruct() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "abilities", doc = "which: all, or of a family") String abilities,
      @Param(value = "target", doc = "whose") String target,
      @Param(
              value = "feedback",
              doc =
                  "what the player is told instead; Failure by itself. Any other stops only what is"
                      + " used on other players")
          String feedback,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(abilities, target, feedback, lasts, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.OBSTRUCTING,
        target,
        part,
        Map.of(
            "covered",
            abilities,
            "feedback",
            AbilityAttempts.said(feedback, Feedback.FAILURE),
            "lasts",
            lasts));
  }
}
