package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.util.Map;

/** Opens a connection to a place or a player. */
@Verb(
    name = "whispering",
    says = "whisper to {location} as {disguise} ({lasts})",
    doc = "Opens a connection to a place or a player.",
    changes = Verb.Change.FLOW)
public final class WhisperTo {

  private WhisperTo() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction,
      @Param(value = "location", doc = "where") String location,
      @Param(value = "disguise", doc = "under which name") String disguise,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(location, disguise, lasts, part);
    AbilityAttempts.begin(
        reaction,
        AbilityFamily.WHISPERING,
        TargetWord.SELF.word(),
        part,
        Map.of(
            "location",
            AbilityAttempts.spoken(reaction, location),
            "as",
            AbilityAttempts.spoken(reaction, disguise),
            "lasts",
            lasts));
  }
}
