package dev.runesheet.game.werewolf;

import dev.runesheet.engine.MatchContext;
import dev.runesheet.engine.fact.Activation;
import dev.runesheet.engine.fact.Attempt;
import dev.runesheet.game.werewolf.target.Whom;

/** The results of abilities, and the messages about them to their players. */
public final class Feedback {

  /** The answer to what has worked. */
  public static final String SUCCESS = "Success";

  /** The answer to what has not. */
  public static final String FAILURE = "Failure";

  /** The place where all learn what is told openly. */
  public static final String STORY = "#story_time";

  /** The result of what tells its player nothing if it works. */
  static final String NONE = "none";

  private Feedback() {}

  /** Notes what came of an attempt in the run that made it; of several the best, or all answers. */
  public static void note(Attempt attempt) {
    Activation run = attempt.run();
    if (run == null) {
      return;
    }
    String name = Whom.Result.noted(attempt.word("part"));
    String before = run.word(name);
    String now = attempt.word("result").isEmpty() ? FAILURE : attempt.word("result");
    if (attempt.word("result").equals(NONE)) {
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

  /** Tells a player something that nobody else learns. */
  public static void tell(MatchContext match, int player, String text, String about, String by) {
    Marks.of(match, MarkType.FEEDBACK)
        .with("text", text)
        .with("about", about)
        .with("ability", by)
        .with("since", "" + match.state(WolfState.class).phase)
        .told(player);
  }

  /** Lets something be told at a place, as soon as all that goes on has ended. */
  public static void announce(MatchContext match, String location, String text) {
    match.state(WolfState.class).notices.add(new WolfState.Notice(location, text));
  }

  /** Tells what waits to be told; the match does not say why. */
  public static boolean post(MatchContext match) {
    WolfState state = match.state(WolfState.class);
    boolean some = !state.notices.isEmpty();
    for (WolfState.Notice notice : state.notices) {
      Marks.of(match, MarkType.NOTICE)
          .with("text", notice.text())
          .with("at", notice.location())
          .with("to", Polls.hearers(match, notice.location()))
          .with("since", "" + state.phase)
          .told(-1);
    }
    state.notices.clear();
    return some;
  }
}
