package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Lets abilities that others use on the player go to another. */
@Verb(
    name = "redirecting",
    says = "redirect {abilities} of {from} to {to} ({lasts})",
    doc = "Lets abilities that others use on the player go to another.",
    changes = Verb.Change.FLOW)
public final class RedirectAbilities {

  private RedirectAbilities() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "abilities", doc = "which: all, non-killing, or of a family") String abilities,
      @Param(value = "from", doc = "whose; anybody for all") String from,
      @Param(value = "to", doc = "to whom") String to,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(abilities, from, to, lasts, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.REDIRECTING,
        TargetWord.SELF.word(),
        part,
        Map.of(
            "covered",
            abilities,
            "from",
            AbilityAttempts.fixed(reaction, from),
            "to",
            AbilityAttempts.fixed(reaction, to),
            "lasts",
            lasts));
  }
}
