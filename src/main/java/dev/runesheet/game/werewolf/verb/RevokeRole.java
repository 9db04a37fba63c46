package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.ExtraRoleDeed;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Takes an extra role. */
@Verb(
    name = "revoking",
    says = "revoke {role} of {target}",
    doc = "Takes an extra role.",
    changes = Verb.Change.FLOW)
public final class RevokeRole {

  private RevokeRole() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "role", doc = "the extra role") String role,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(role, target, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.GRANTING,
        target,
        part,
        Map.of("kind", ExtraRoleDeed.REVOKE.word(), "name", role));
  }
}
