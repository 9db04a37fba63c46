package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.change.Feedback;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.AttributeChange;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verbs about abilities and attributes of players. */
public final class AbilityVerbs {

  public static final String OBSTRUCTING = "obstructing";
  public static final String REDIRECTING = "redirecting";
  public static final String APPLYING = "applying";
  public static final String REMOVING = "removing";

  private AbilityVerbs() {}

  @Verb(
      name = OBSTRUCTING,
      says = "obstruct {abilities} of {target}; feedback: {feedback} ({lasts})",
      doc = "Keeps abilities of a player from taking effect.",
      changes = Verb.Change.FLOW)
  public static void obstruct(
      Reaction reaction,
      @Param(value = "abilities", doc = "which: all, or of a family") String abilities,
      @Param(value = "target", doc = "whose") String target,
      @Param(
              value = "feedback",
              doc =
                  "what the player is told instead; Failure by itself. Any other stops only what is"
                      + " used on other players")
          String feedback,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(abilities, target, feedback, lasts, part);
    new AbilityAttempts(reaction, AbilityFamily.OBSTRUCTING, target, part)
        .with(Detail.COVERED, abilities)
        .with(Detail.FEEDBACK, AbilityAttempts.said(feedback, Feedback.FAILURE))
        .lasting(lasts)
        .begin();
  }

  @Verb(
      name = REDIRECTING,
      says = "redirect {abilities} of {from} to {to} ({lasts})",
      doc = "Lets abilities that others use on the player go to another.",
      changes = Verb.Change.FLOW)
  public static void redirectAbilities(
      Reaction reaction,
      @Param(value = "abilities", doc = "which: all, non-killing, or of a family") String abilities,
      @Param(value = "from", doc = "whose; anybody for all") String from,
      @Param(value = "to", doc = "to whom") String to,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(abilities, from, to, lasts, part);
    new AbilityAttempts(reaction, AbilityFamily.REDIRECTING, TargetWord.SELF.word(), part)
        .with(Detail.COVERED, abilities)
        .with(Detail.FROM, AbilityAttempts.fixed(reaction, from))
        .with(Detail.TO, AbilityAttempts.fixed(reaction, to))
        .lasting(lasts)
        .begin();
  }

  @Verb(
      name = APPLYING,
      says = "apply {attribute} to {target} as {data} ({lasts})",
      doc = "Gives an attribute that a role has invented.",
      changes = Verb.Change.FLOW)
  public static void apply(
      Reaction reaction,
      @Param(value = "attribute", doc = "the attribute") String attribute,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "data", doc = "what else it holds") String data,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(attribute, target, data, lasts, part);
    new AbilityAttempts(reaction, AbilityFamily.APPLYING, target, part)
        .with(Detail.KIND, AttributeChange.APPLY.word())
        .with(Detail.NAME, attribute)
        .with(Detail.DATA, data)
        .lasting(lasts)
        .begin();
  }

  @Verb(
      name = REMOVING,
      says = "remove {attribute} from {target}",
      doc = "Takes an attribute.",
      changes = Verb.Change.FLOW)
  public static void removeAttribute(
      Reaction reaction,
      @Param(value = "attribute", doc = "the attribute") String attribute,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(attribute, target, part);
    new AbilityAttempts(reaction, AbilityFamily.APPLYING, target, part)
        .with(Detail.KIND, AttributeChange.REMOVE.word())
        .with(Detail.NAME, attribute)
        .begin();
  }
}
