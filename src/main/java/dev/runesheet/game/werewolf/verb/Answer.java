package dev.runesheet.game.werewolf.verb;

import dev.runesheet.engine.fact.Reaction;
import dev.runesheet.game.werewolf.attempt.Programs;
import dev.runesheet.model.verb.Param;
import dev.runesheet.model.verb.Verb;

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
