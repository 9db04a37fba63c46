package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Makes a player the target of who does it, in place of the one before. */
@Verb(
    name = "targeting",
    says = "make {target} the target",
    doc = "Makes a player the target of who does it, in place of the one before.",
    changes = Verb.Change.FLOW)
public final class SetTarget {

  private SetTarget() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, part);
    AbilityAttempts.begin(reaction, AbilityFamily.TARGETING, target, part, Map.of());
  }
}
