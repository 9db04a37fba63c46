package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.io.IOException;

/** Fails, as a verb with a mistake in it does. */
@Verb(name = "fail", says = "fail: {word}", doc = "Fails.", changes = Verb.Change.FLOW)
public final class Fail {

  private Fail() {}

  /** Does not do it; "disk" is a checked exception, "later" a mistake of work that it puts off. */
  public static void perform(
      Reaction reaction, @Param(value = "word", doc = "what it says") String word)
      throws IOException {
    reaction.called(word);
    if (word.equals("disk")) {
      throw new IOException(word);
    }
    if (word.equals("later")) {
      Runnable part = () -> reaction.getSelf().stat("mana");
      reaction.changes().defer(new DeferredStep(reaction, "part", part));
      return;
    }
    throw new IllegalStateException(word);
  }
}
