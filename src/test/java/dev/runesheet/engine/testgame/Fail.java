package dev.runesheet.engine.testgame;

import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Reaction;
import dev.runesheet.spi.question.InputColumn;
import dev.runesheet.spi.question.PureQuestion;
import dev.runesheet.spi.verb.Param;
import dev.runesheet.spi.verb.Verb;
import java.io.IOException;

/** Fails, as a verb with a mistake in it does. */
@Verb(name = "fail", says = "fail: {word}", doc = "Fails.", changes = Verb.Change.FLOW)
public final class Fail {

  private Fail() {}

  /** A question with a value that cannot be compared. */
  public static final class Incomparable implements PureQuestion {

    @Override
    public Object asked() {
      return 1;
    }

    /** The value. */
    @InputColumn(order = 1, label = "Value", doc = "d")
    public Incomparable getValue() {
      return this;
    }

    @Override
    public boolean equals(Object other) {
      throw new UnsupportedOperationException("cannot be compared");
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** A class of no verb. */
  private static final class Other {

    static void fail() {
      throw new NoClassDefFoundError("other");
    }
  }

  /**
   * Does not do it; "disk" is a checked exception, "later" a mistake of work that it puts off,
   * "throw-later" an exception of such work, "other-later" one of work that is another class's,
   * "ask" a question whose rules fail.
   */
  public static void perform(
      Reaction reaction, @Param(value = "word", doc = "what it says") String word)
      throws IOException {
    reaction.called(word);
    if (word.equals("disk")) {
      throw new IOException(word);
    }
    if (word.equals("ask")) {
      reaction.consult(new Incomparable());
    }
    if (word.equals("throw-later")) {
      Runnable part =
          () -> {
            throw new IllegalStateException(word);
          };
      reaction.changes().defer(new DeferredStep(reaction, "part", part));
      return;
    }
    if (word.equals("other-later")) {
      reaction.changes().defer(new DeferredStep(reaction, "part", Other::fail));
      return;
    }
    if (word.equals("later")) {
      Runnable part = () -> reaction.getSelf().stat("mana");
      reaction.changes().defer(new DeferredStep(reaction, "part", part));
      return;
    }
    throw new IllegalStateException(word);
  }
}
