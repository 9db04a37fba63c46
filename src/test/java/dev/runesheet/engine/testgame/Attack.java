package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.Attempt;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.List;

/** Begins an attack, which moves through its stages. */
@Verb(
    name = "attack",
    says = "attack {target}",
    doc = "Begins an attack, which moves through its stages.",
    changes = Verb.Change.FLOW)
public final class Attack {

  static final List<String> STAGES = List.of("declared", "guarded", "hits", "over");

  private Attack() {}

  /** Does it. */
  public static void perform(
      Reaction reaction, @Param(value = "target", doc = "who is attacked") Entity target) {
    reaction.called(target);
    int actor = reaction.getSelf().getId();
    reaction.changes().attempt(new Attempt("attack", STAGES, actor, target.getId()));
  }
}
