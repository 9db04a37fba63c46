package dev.runesheet.game.werewolf.verb;

import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.game.werewolf.Deeds;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;
import java.util.Map;

/** Tells all at a place who a player is, by name and role. */
@Verb(
    name = "revealing",
    says = "reveal {target} to {location}",
    doc = "Tells all at a place who a player is, by name and role.",
    changes = Verb.Change.FLOW)
public final class RevealPlayer {

  private RevealPlayer() {}

  /** Does it. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who") String target,
      @Param(value = "location", doc = "the place") String location,
      @Param(value = "part", doc = "the number under which what comes of it is noted")
          String part) {
    reaction.called(target, location, part);
    Deeds.begin(
        reaction, "announcing", target, part, Map.of("kind", "reveal", "location", location));
  }
}
