package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.AttributeDeed;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Takes an attribute. */
@Verb(
    name = "removing",
    says = "remove {attribute} from {target}",
    doc = "Takes an attribute.",
    changes = Verb.Change.FLOW)
public final class RemoveAttribute {

  private RemoveAttribute() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "attribute", doc = "the attribute") String attribute,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(attribute, target, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.APPLYING,
        target,
        part,
        Map.of("kind", AttributeDeed.REMOVE.word(), "name", attribute));
  }
}
