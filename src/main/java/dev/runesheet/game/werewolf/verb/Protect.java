package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Unlimited;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Gives a defense against killings. */
@Verb(
    name = "protecting",
    says = "protect {target} from {from} by {by} through {how} defense at {at}, {during} ({lasts})",
    doc = "Gives a defense against killings.",
    changes = Verb.Change.FLOW)
public final class Protect {

  private Protect() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "from", doc = "which killings it stops") String from,
      @Param(value = "by", doc = "whose; anybody for all") String by,
      @Param(value = "how", doc = "absence, active, passive, partial or recruitment") String how,
      @Param(value = "at", doc = "where the player is instead; home if nowhere else") String at,
      @Param(value = "during", doc = "night, day or always") String during,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, from, by, how, at, during, lasts, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.PROTECTING,
        target,
        part,
        Map.of(
            "kind",
            how,
            "from",
            from,
            "by",
            AbilityAttempts.fixed(reaction, by),
            "how",
            how,
            "at",
            AbilityAttempts.place(reaction, at),
            "during",
            AbilityAttempts.said(during, Unlimited.ALWAYS),
            "lasts",
            lasts));
  }
}
