package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.Programs;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** Adds a line to the feedback. */
@Verb(
    name = "answer",
    says = "feedback: {text}",
    doc = "Adds a line to the feedback.",
    changes = Verb.Change.FLOW)
public final class Answer {

  private Answer() {}

  /** Performs the verb. */
  public static void perform(
      Reaction reaction, @Param(value = "text", doc = "the line, or a result") String text) {
    reaction.called(text);
    Programs.answer(reaction, text);
  }
}
