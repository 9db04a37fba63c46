package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.state.Players;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Influence;
import dev.runesheet.game.werewolf.word.Investigated;
import dev.runesheet.game.werewolf.word.Unlimited;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verbs that attempt something against or for players: to kill, find out, disguise, defend. */
public final class PlayerVerbs {

  public static final String KILLING = "killing";
  public static final String INVESTIGATING = "investigating";
  public static final String INVESTIGATING_ATTRIBUTE = "investigating-attribute";
  public static final String DISGUISING = "disguising";
  public static final String TARGETING = "targeting";
  public static final String PROTECTING = "protecting";

  private PlayerVerbs() {}

  @Verb(
      name = KILLING,
      says = "{kind} {target}",
      doc = "Attempts to kill players; defenses can stop it.",
      changes = Verb.Change.FLOW)
  public static void kill(
      Reaction reaction,
      @Param(value = "kind", doc = "attack, kill, lynch or true kill") String kind,
      @Param(value = "target", doc = "who is to die") String target,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(kind, target, part);
    new AbilityAttempts(reaction, AbilityFamily.KILLING, target, part)
        .with(Detail.KIND, kind)
        .begin();
  }

  @Verb(
      name = INVESTIGATING,
      says = "investigate the {kind} of {target}, affected by {affected by}",
      doc = "Asks for the role, category or alignment of a player.",
      changes = Verb.Change.FLOW)
  public static void investigate(
      Reaction reaction,
      @Param(value = "kind", doc = "role, category or alignment") String kind,
      @Param(value = "target", doc = "whose") String target,
      @Param(value = "affected by", doc = "of WD, SD and OB those that it is affected by")
          String affectedBy,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(kind, target, affectedBy, part);
    new AbilityAttempts(reaction, AbilityFamily.INVESTIGATING, target, part)
        .with(Detail.KIND, kind)
        .with(Detail.AFFECTED_BY, affectedBy)
        .begin();
  }

  @Verb(
      name = INVESTIGATING_ATTRIBUTE,
      says = "investigate whether {target} has {attribute}",
      doc = "Asks whether a player has an attribute.",
      changes = Verb.Change.FLOW)
  public static void investigateAttribute(
      Reaction reaction,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "attribute", doc = "the attribute") String attribute,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, attribute, part);
    new AbilityAttempts(reaction, AbilityFamily.INVESTIGATING, target, part)
        .with(Detail.AFFECTED_BY, Influence.OB.name())
        .with(Detail.KIND, Investigated.ATTRIBUTE.word())
        .with(Detail.FOR, attribute)
        .begin();
  }

  @Verb(
      name = DISGUISING,
      says = "disguise {target} as {role}, {strength} ({lasts})",
      doc = "Gives a disguise that investigations see.",
      changes = Verb.Change.FLOW)
  public static void disguise(
      Reaction reaction,
      @Param(value = "strength", doc = "weak or strong") String strength,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "role", doc = "what is seen") String role,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(strength, target, role, lasts, part);
    String seen = AbilityAttempts.role(reaction, role);
    new AbilityAttempts(
            reaction, AbilityFamily.DISGUISING, seen.isEmpty() ? Players.NOBODY : target, part)
        .with(Detail.KIND, strength)
        .with(Detail.AS, seen)
        .lasting(lasts)
        .begin();
  }

  @Verb(
      name = TARGETING,
      says = "make {target} the target",
      doc = "Makes a player the target of who does it, in place of the one before.",
      changes = Verb.Change.FLOW)
  public static void setTarget(
      Reaction reaction,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, part);
    new AbilityAttempts(reaction, AbilityFamily.TARGETING, target, part).begin();
  }

  @Verb(
      name = PROTECTING,
      says =
          "protect {target} from {from} by {by} through {how} defense at {at}, {during} ({lasts})",
      doc = "Gives a defense against killings.",
      changes = Verb.Change.FLOW)
  public static void protect(
      Reaction reaction,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "from", doc = "which killings it stops") String from,
      @Param(value = "by", doc = "whose; anybody for all") String by,
      @Param(value = "how", doc = "absence, active, passive, partial or recruitment") String how,
      @Param(value = "at", doc = "where the player is instead; home if nowhere else") String at,
      @Param(value = "during", doc = "night, day or always") String during,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, from, by, how, at, during, lasts, part);
    new AbilityAttempts(reaction, AbilityFamily.PROTECTING, target, part)
        .with(Detail.KIND, how)
        .with(Detail.FROM, from)
        .with(Detail.BY, AbilityAttempts.fixed(reaction, by))
        .with(Detail.HOW, how)
        .with(Detail.AT, AbilityAttempts.place(reaction, at))
        .with(Detail.DURING, AbilityAttempts.said(during, Unlimited.ALWAYS))
        .lasting(lasts)
        .begin();
  }
}
