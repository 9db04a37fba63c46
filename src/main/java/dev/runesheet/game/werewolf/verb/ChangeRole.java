package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Gives another role in place of the own. */
@Verb(
    name = "changing",
    says = "change the role of {target} to {role}",
    doc = "Gives another role in place of the own.",
    changes = Verb.Change.FLOW)
public final class ChangeRole {

  private ChangeRole() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "role", doc = "the role") String role,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, role, part);
    AbilityAttempts.begin(reaction, AbilityFamily.CHANGING, target, part, Map.of("name", role));
  }
}
