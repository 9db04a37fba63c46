package dev.runesheet.game.werewolf.verb;

import dev.runesheet.game.werewolf.attempt.Programs;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;

/** The verbs about the program that runs: its begin, its feedback, its end. */
public final class ProgramVerbs {

  public static final String ADMIT = "admit";
  public static final String SETTLE = "settle";
  public static final String ANSWER = "answer";
  public static final String TELL = "tell";
  public static final String REPORT = "report";

  private ProgramVerbs() {}

  @Verb(
      name = ADMIT,
      says = "",
      doc = "Ends the program if its restrictions do not hold; otherwise the use counts.",
      changes = Verb.Change.FLOW,
      yields = true)
  public static void admit(Reaction reaction) {
    reaction.called();
    Programs.admit(reaction);
  }

  @Verb(
      name = SETTLE,
      says = "",
      doc = "Lets all that the program has begun go through its stages before it goes on.",
      changes = Verb.Change.FLOW,
      yields = true)
  public static void settle(Reaction reaction) {
    reaction.called();
  }

  @Verb(
      name = ANSWER,
      says = "feedback: {text}",
      doc = "Adds a line to the feedback.",
      changes = Verb.Change.FLOW)
  public static void answer(
      Reaction reaction, @Param(value = "text", doc = "the line, or a result") String text) {
    reaction.called(text);
    Programs.answer(reaction, text);
  }

  @Verb(
      name = TELL,
      says = "",
      doc = "Gives the player the lines of feedback, and no other part of the result.",
      changes = Verb.Change.FLOW)
  public static void tell(Reaction reaction) {
    reaction.called();
    Programs.tell(reaction);
  }

  @Verb(
      name = REPORT,
      says = "",
      doc = "Gives the player the feedback of the whole program.",
      changes = Verb.Change.FLOW)
  public static void report(Reaction reaction) {
    reaction.called();
    Programs.report(reaction);
  }
}
