package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Keeps the player from changing sides. */
@Verb(
    name = "loyalty",
    says = "be loyal to the {kind} {name}",
    doc = "Keeps the player from changing sides.",
    changes = Verb.Change.FLOW)
public final class BeLoyal {

  private BeLoyal() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "name", doc = "the group or team") String name,
      @Param(value = "kind", doc = "group or alignment") String kind,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(name, kind, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.LOYALTY,
        TargetWord.SELF.word(),
        part,
        Map.of("name", name, "kind", kind, "lasts", Duration.PERMANENT.word()));
  }
}
