package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Announcement;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Tells the player something in private. */
@Verb(
    name = "knowing",
    says = "know {text}",
    doc = "Tells the player something in private.",
    changes = Verb.Change.FLOW)
public final class Know {

  private Know() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "text", doc = "what") String text,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(text, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.ANNOUNCEMENTS,
        TargetWord.SELF.word(),
        part,
        Map.of("kind", Announcement.KNOW.word(), "text", AbilityAttempts.spoken(reaction, text)));
  }
}
