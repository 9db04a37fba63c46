package dev.runesheet.game.werewolf.change;

import dev.runesheet.game.werewolf.state.Detail;
import dev.runesheet.game.werewolf.target.TargetTerm;
import dev.runesheet.spi.fact.Activation;
import dev.runesheet.spi.fact.Attempt;

/** The results of abilities, as their players are told. */
public final class Feedback {

  /** The answer to what has worked. */
  public static final String SUCCESS = "Success";

  /** The answer to what has not. */
  public static final String FAILURE = "Failure";

  /** The result of what tells its player nothing if it works. */
  public static final String NONE = "none";

  private Feedback() {}

  /** Notes what came of an attempt in the run that made it; of several the best, or all answers. */
  public static void note(Attempt attempt) {
    Activation run = attempt.run();
    if (run == null) {
      return;
    }
    String name = TargetTerm.Result.noted(attempt.word(Detail.PART));
    String before = run.word(name);
    String result = attempt.word(Detail.RESULT);
    String now = result.isEmpty() ? FAILURE : result;
    if (now.equals(NONE)) {
      return;
    }
    boolean better = before.isEmpty() || before.equals(FAILURE);
    boolean same = now.equals(before) && (now.equals(SUCCESS) || now.equals(FAILURE));
    if (better) {
      run.say(name, now);
    } else if (!same && !now.equals(FAILURE)) {
      run.say(name, before + ", " + now);
    }
  }
}
