package dev.runesheet.soak;

import dev.runesheet.api.Match;
import dev.runesheet.cli.play.Contest;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.ListenerException;
import java.util.function.Consumer;

/** What comes between a match and its end; none of it may change how it ends. */
enum Trouble {
  /** Nothing. */
  NONE {
    @Override
    long play(SoakGame game, long seed) {
      try (Match match = game.begun(seed)) {
        game.contest(match, seed).play();
        return SoakGame.digest(match);
      }
    }
  },
  /** It is forked, and the fork is played. */
  FORKED {
    @Override
    long play(SoakGame game, long seed) {
      try (Match match = middle(game, seed);
          Match fork = match.fork()) {
        game.contest(fork, seed).play();
        game.contest(match, seed).play();
        return same(SoakGame.digest(match), SoakGame.digest(fork));
      }
    }
  },
  /** It is saved, closed, and restored. */
  RESTORED {
    @Override
    long play(SoakGame game, long seed) {
      String saved;
      try (Match match = middle(game, seed)) {
        saved = match.save();
      }
      try (Match match = game.book().restoreUnderAnyRules(saved)) {
        game.contest(match, seed).play();
        return SoakGame.digest(match);
      }
    }
  },
  /** A listener throws exceptions. */
  LISTENER_FAILS {
    @Override
    long play(SoakGame game, long seed) {
      try (Match match = game.begun(seed)) {
        match.onHappening(new Faulty());
        Contest contest = game.contest(match, seed);
        for (boolean ended = false; !ended; ) {
          try {
            contest.play();
            ended = true;
          } catch (ListenerException thrown) {
            Mistake.require(thrown);
            ended = match.over();
          }
        }
        return SoakGame.digest(match);
      }
    }
  },
  /** An action fails after it has changed something. */
  ACTION_FAILS {
    @Override
    long play(SoakGame game, long seed) {
      try (Match match = middle(game, seed)) {
        try {
          match.update(
              context -> {
                context.rollOpenly(6);
                throw new Mistake();
              });
          throw new AssertionError("the mistake was swallowed");
        } catch (RuntimeException thrown) {
          Mistake.require(thrown);
        }
        game.contest(match, seed).play();
        return SoakGame.digest(match);
      }
    }
  },
  /** The last answer is taken back. */
  UNDONE {
    @Override
    long play(SoakGame game, long seed) {
      try (Match match = middle(game, seed)) {
        if (!match.answers().isEmpty() && !match.over()) {
          match.undo();
        }
        game.contest(match, seed).play();
        return SoakGame.digest(match);
      }
    }
  },
  /** Nobody closes it. */
  LEFT {
    @Override
    long play(SoakGame game, long seed) {
      Match match = game.begun(seed);
      game.contest(match, seed).play();
      return SoakGame.digest(match);
    }
  };

  private static final int MIDDLE = 3;

  /** Plays the match of a seed; what came of it. */
  abstract long play(SoakGame game, long seed);

  private static Match middle(SoakGame game, long seed) {
    Match match = game.begun(seed);
    game.contest(match, seed).play(MIDDLE);
    return match;
  }

  private static long same(long one, long other) {
    if (one != other) {
      throw new AssertionError("a fork went another way than its match");
    }
    return one;
  }

  /** Throws an exception at every seventh happening. */
  private static final class Faulty implements Consumer<Happening> {
    private int heard;

    @Override
    public void accept(Happening happening) {
      heard++;
      if (heard % 7 == 0) {
        throw new Mistake();
      }
    }
  }
}
