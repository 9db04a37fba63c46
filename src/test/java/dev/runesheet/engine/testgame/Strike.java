package dev.runesheet.engine.testgame;

import dev.runesheet.engine.verb.AddStat;
import dev.runesheet.spi.fact.Calculation;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.List;

/** Lowers the life of the target by a calculated damage. */
@Verb(
    name = "strike",
    says = "strike {target}",
    doc = "Lowers the life of the target by a calculated damage.",
    changes = Verb.Change.STAT)
public final class Strike {

  private Strike() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who is struck") Entity target,
      @Param(value = "base", doc = "damage before modifiers") double base) {
    reaction.called(target, base);
    int actor =
        reaction.attempt() == null ? reaction.getSelf().getId() : reaction.attempt().getActor();
    Calculation damage =
        new Calculation(
            "damage",
            base,
            List.of(
                new Calculation.Part(actor, "power"),
                new Calculation.Part(target.getId(), "guard")));
    AddStat.perform(reaction, target, "life", -reaction.changes().calculate(damage));
  }
}
