package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Makes the player one of a group. */
@Verb(
    name = "joining",
    says = "let {who} join the group {group} as {as} ({lasts})",
    doc = "Makes the player one of a group.",
    changes = Verb.Change.FLOW)
public final class JoinGroup {

  private JoinGroup() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "who", doc = "who joins") String who,
      @Param(value = "group", doc = "the group") String group,
      @Param(value = "as", doc = "member, owner or visitor") String as,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(who, group, as, lasts, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.JOINING,
        who,
        part,
        Map.of("name", group, "as", as, "lasts", lasts));
  }
}
