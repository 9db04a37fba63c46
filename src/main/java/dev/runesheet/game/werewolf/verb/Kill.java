package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Attempts to kill players; defenses can stop it. */
@Verb(
    name = "killing",
    says = "{kind} {target}",
    doc = "Attempts to kill players; defenses can stop it.",
    changes = Verb.Change.FLOW)
public final class Kill {

  private Kill() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "kind", doc = "attack, kill, lynch or true kill") String kind,
      @Param(value = "target", doc = "who is to die") String target,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(kind, target, part);
    AbilityAttempts.begin(reaction, AbilityFamily.KILLING, target, part, Map.of("kind", kind));
  }
}
