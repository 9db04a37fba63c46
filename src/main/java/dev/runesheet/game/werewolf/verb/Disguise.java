package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Gives a disguise that investigations see. */
@Verb(
    name = "disguising",
    says = "disguise {target} as {role}, {strength} ({lasts})",
    doc = "Gives a disguise that investigations see.",
    changes = Verb.Change.FLOW)
public final class Disguise {

  private Disguise() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "strength", doc = "weak or strong") String strength,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "role", doc = "what is seen") String role,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(strength, target, role, lasts, part);
    String seen = AbilityAttempts.role(reaction, role);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.DISGUISING,
        seen.isEmpty() ? Players.NOBODY : target,
        part,
        Map.of("kind", strength, "as", seen, "lasts", lasts));
  }
}
