package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.AttributeDeed;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Gives an attribute that a role has invented. */
@Verb(
    name = "applying",
    says = "apply {attribute} to {target} as {data} ({lasts})",
    doc = "Gives an attribute that a role has invented.",
    changes = Verb.Change.FLOW)
public final class Apply {

  private Apply() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "attribute", doc = "the attribute") String attribute,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "data", doc = "what else it holds") String data,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(attribute, target, data, lasts, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.APPLYING,
        target,
        part,
        Map.of(
            "kind", AttributeDeed.APPLY.word(), "name", attribute, "data", data, "lasts", lasts));
  }
}
