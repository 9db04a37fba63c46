package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Announcement;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Tells who a player is, by name and role, or a text: all at a place, or players alone. */
@Verb(
    name = "revealing",
    says = "reveal {target} to {location}",
    doc = "Tells who a player is, by name and role, or a text: all at a place, or players alone.",
    changes = Verb.Change.FLOW)
public final class RevealPlayer {

  private RevealPlayer() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "target", doc = "who, or the text") String target,
      @Param(value = "location", doc = "the place, or to whom") String location,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, location, part);
    boolean player = TargetTerm.of(target).isForPlayers();
    String text = player ? "" : AbilityAttempts.spoken(reaction, target);
    Map<String, String> words =
        Map.of("kind", Announcement.REVEAL.word(), "location", location, "text", text);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.ANNOUNCEMENTS,
        player ? target : TargetWord.SELF.word(),
        part,
        words);
  }
}
