package dev.runesheet.game.werewolf.verb;

import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;
import java.util.Map;

/** Makes the player one of a group. */
@Verb(
    name = "joining",
    says = "join the group {group} as {as}",
    doc = "Makes the player one of a group.",
    changes = Verb.Change.FLOW)
public final class JoinGroup {

  private JoinGroup() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "group", doc = "the group") String group,
      @Param(value = "as", doc = "member, owner or visitor") String as,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(group, as, part);
    AbilityAttempts.begin(reaction, "joining", "@Self", part, Map.of("name", group, "as", as));
  }
}
