package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Asks for the role, category or alignment of a player. */
@Verb(
    name = "investigating",
    says = "investigate the {kind} of {target}, affected by {affected by}",
    doc = "Asks for the role, category or alignment of a player.",
    changes = Verb.Change.FLOW)
public final class Investigate {

  private Investigate() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "kind", doc = "role, category or alignment") String kind,
      @Param(value = "target", doc = "whose") String target,
      @Param(value = "affected by", doc = "of WD, SD and OB those that it is affected by")
          String affectedBy,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(kind, target, affectedBy, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.INVESTIGATING,
        target,
        part,
        Map.of("kind", kind, "affected by", affectedBy));
  }
}
