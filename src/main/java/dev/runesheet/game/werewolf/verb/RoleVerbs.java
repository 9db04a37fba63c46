package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Duration;
import dev.runesheet.game.werewolf.word.ExtraRoleChange;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verbs about what players are: their roles, groups and sides. */
public final class RoleVerbs {

  public static final String CHANGING = "changing";
  public static final String GRANTING = "granting";
  public static final String REVOKING = "revoking";
  public static final String LOYALTY = "loyalty";
  public static final String JOINING = "joining";

  private RoleVerbs() {}

  @Verb(
      name = CHANGING,
      says = "change the role of {target} to {role}",
      doc = "Gives another role in place of the own.",
      changes = Verb.Change.FLOW)
  public static void changeRole(
      Reaction reaction,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "role", doc = "the role") String role,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, role, part);
    new AbilityAttempts(reaction, AbilityFamily.CHANGING, target, part)
        .with(Detail.NAME, role)
        .begin();
  }

  @Verb(
      name = GRANTING,
      says = "grant {role} to {target}",
      doc = "Gives an extra role.",
      changes = Verb.Change.FLOW)
  public static void grantRole(
      Reaction reaction,
      @Param(value = "role", doc = "the extra role") String role,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(role, target, part);
    new AbilityAttempts(reaction, AbilityFamily.GRANTING, target, part)
        .with(Detail.KIND, ExtraRoleChange.GRANT.word())
        .with(Detail.NAME, role)
        .begin();
  }

  @Verb(
      name = REVOKING,
      says = "revoke {role} of {target}",
      doc = "Takes an extra role.",
      changes = Verb.Change.FLOW)
  public static void revokeRole(
      Reaction reaction,
      @Param(value = "role", doc = "the extra role") String role,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(role, target, part);
    new AbilityAttempts(reaction, AbilityFamily.GRANTING, target, part)
        .with(Detail.KIND, ExtraRoleChange.REVOKE.word())
        .with(Detail.NAME, role)
        .begin();
  }

  @Verb(
      name = LOYALTY,
      says = "be loyal to the {kind} {name}",
      doc = "Keeps the player from changing sides.",
      changes = Verb.Change.FLOW)
  public static void beLoyal(
      Reaction reaction,
      @Param(value = "name", doc = "the group or team") String name,
      @Param(value = "kind", doc = "group or alignment") String kind,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(name, kind, part);
    new AbilityAttempts(reaction, AbilityFamily.LOYALTY, TargetWord.SELF.word(), part)
        .with(Detail.NAME, name)
        .with(Detail.KIND, kind)
        .lasting(Duration.PERMANENT.word())
        .begin();
  }

  @Verb(
      name = JOINING,
      says = "let {who} join the group {group} as {as} ({lasts})",
      doc = "Makes the player one of a group.",
      changes = Verb.Change.FLOW)
  public static void joinGroup(
      Reaction reaction,
      @Param(value = "who", doc = "who joins") String who,
      @Param(value = "group", doc = "the group") String group,
      @Param(value = "as", doc = "member, owner or visitor") String as,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(who, group, as, lasts, part);
    new AbilityAttempts(reaction, AbilityFamily.JOINING, who, part)
        .with(Detail.NAME, group)
        .with(Detail.AS, as)
        .lasting(lasts)
        .begin();
  }
}
