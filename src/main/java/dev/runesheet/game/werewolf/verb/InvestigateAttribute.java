package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Asks whether a player has an attribute. */
@Verb(
    name = "investigating-attribute",
    says = "investigate whether {target} has {attribute}",
    doc = "Asks whether a player has an attribute.",
    changes = Verb.Change.FLOW)
public final class InvestigateAttribute {

  private InvestigateAttribute() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "attribute", doc = "the attribute") String attribute,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, attribute, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.INVESTIGATING,
        target,
        part,
        Map.of(
            "affected by",
            Influence.OB.name(),
            "kind",
            Investigated.ATTRIBUTE.word(),
            "for",
            attribute));
  }
}
