package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.AbilityAttempts;
import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.game.werewolf.word.AbilityFamily;
import dev.runesheet.game.werewolf.word.Announcement;
import dev.runesheet.game.werewolf.word.TargetWord;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verbs about what players are told and may say. */
public final class MessageVerbs {

  public static final String KNOWING = "knowing";
  public static final String REVEALING = "revealing";
  public static final String WHISPERING = "whispering";

  private MessageVerbs() {}

  @Verb(
      name = KNOWING,
      says = "know {text}",
      doc = "Tells the player something in private.",
      changes = Verb.Change.FLOW)
  public static void know(
      Reaction reaction,
      @Param(value = "text", doc = "what") String text,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(text, part);
    new AbilityAttempts(reaction, AbilityFamily.ANNOUNCEMENTS, TargetWord.SELF.word(), part)
        .with(Detail.KIND, Announcement.KNOW.word())
        .with(Detail.TEXT, AbilityAttempts.spoken(reaction, text))
        .begin();
  }

  @Verb(
      name = REVEALING,
      says = "reveal {target} to {location}",
      doc = "Tells who a player is, by name and role, or a text: all at a place, or players alone.",
      changes = Verb.Change.FLOW)
  public static void revealPlayer(
      Reaction reaction,
      @Param(value = "target", doc = "who, or the text") String target,
      @Param(value = "location", doc = "the place, or to whom") String location,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(target, location, part);
    boolean player = TargetTerm.of(target).isForPlayers();
    String text = player ? "" : AbilityAttempts.spoken(reaction, target);
    new AbilityAttempts(
            reaction, AbilityFamily.ANNOUNCEMENTS, player ? target : TargetWord.SELF.word(), part)
        .with(Detail.KIND, Announcement.REVEAL.word())
        .with(Detail.LOCATION, location)
        .with(Detail.TEXT, text)
        .begin();
  }

  @Verb(
      name = WHISPERING,
      says = "whisper to {location} as {disguise} ({lasts})",
      doc = "Opens a connection to a place or a player.",
      changes = Verb.Change.FLOW)
  public static void whisperTo(
      Reaction reaction,
      @Param(value = "location", doc = "where") String location,
      @Param(value = "disguise", doc = "under which name") String disguise,
      @Param(value = "lasts", doc = "how long") String lasts,
      @Param(value = "part", doc = "the number under which its result is noted") String part) {
    reaction.called(location, disguise, lasts, part);
    new AbilityAttempts(reaction, AbilityFamily.WHISPERING, TargetWord.SELF.word(), part)
        .with(Detail.LOCATION, AbilityAttempts.spoken(reaction, location))
        .with(Detail.AS, AbilityAttempts.spoken(reaction, disguise))
        .lasting(lasts)
        .begin();
  }
}
