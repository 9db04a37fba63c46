package dev.runesheet.game.declared.bot;

import dev.runesheet.api.Match;
import dev.runesheet.game.declared.catalog.DeclaredCatalog;
import dev.runesheet.game.declared.number.Expression;
import dev.runesheet.spi.ActionFailedException;
import dev.runesheet.spi.Decision;
import dev.runesheet.spi.Option;
import dev.runesheet.spi.fact.Entity;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A bot with a lookahead of one action: it tries each legal action in a fork of the match, with
 * hidden cards shuffled, and evaluates the position after it, once what it asks is answered. As
 * long as actions that keep its turn improve the position, it takes the best of those; then the
 * best of all. Of equal ones it takes the first.
 */
public final class GreedyBot {

  private static final double WON = 1e9;

  /** The most answers to what one action asks: it may ask without end. */
  private static final int ANSWERS = 8;

  private final Expression.Number worth;
  private final long seed;

  /**
   * A bot.
   *
   * @param worth what a position is worth to the player who is self
   * @param seed decides how hidden cards are shuffled and what chance brings in its forks
   */
  public GreedyBot(Expression.Number worth, long seed) {
    this.worth = worth;
    this.seed = seed;
  }

  /** The option it takes of those that it may. */
  public Option choose(Match match, Decision decision, List<Option> options) {
    return choose(match, decision, options, true);
  }

  /** The same; an answer within a lookahead takes the first option of what is asked after it. */
  private Option choose(Match match, Decision decision, List<Option> options, boolean ahead) {
    if (options.size() == 1) {
      return options.get(0);
    }
    Position now;
    try (Match fork = fork(match, decision)) {
      now = position(fork, decision.player());
    }
    Option best = options.get(0);
    double most = Double.NEGATIVE_INFINITY;
    boolean better = false;
    for (Option option : options) {
      Look look = look(match, decision, option, now.turn(), ahead);
      boolean betters = look.again() && look.worth() > now.worth();
      if (betters && !better || betters == better && look.worth() > most) {
        most = look.worth();
        best = option;
        better = betters;
      }
    }
    return best;
  }

  /**
   * The result of trying an option.
   *
   * @param worth the value of the position after it
   * @param again whether the same player is asked next, in the same turn
   */
  private record Look(double worth, boolean again) {}

  private static final Look ENDLESS = new Look(Double.NEGATIVE_INFINITY, false);

  /** Rules with a mistake are tried in the match, too: avoided, they would never be told. */
  private static final Look MISTAKE = new Look(Double.POSITIVE_INFINITY, true);

  private Look look(Match match, Decision decision, Option option, int turn, boolean ahead) {
    try (Match fork = fork(match, decision)) {
      int player = decision.player();
      fork.choose(decision, option);
      answer(fork, player, ahead);
      boolean asked = fork.pendingDecisions().stream().anyMatch(next -> next.player() == player);
      Position then = position(fork, player);
      return new Look(then.worth(), asked && then.turn() == turn);
    } catch (ActionFailedException failed) {
      return failed.isMistake() ? MISTAKE : ENDLESS;
    }
  }

  /** Answers what an action asks as each player asked would: judged earlier, it is half done. */
  private void answer(Match fork, int player, boolean ahead) {
    for (int answers = 0; answers < ANSWERS && !fork.over(); answers++) {
      Decision open = fork.pendingDecisions().get(0);
      if (!isPartOfAction(fork, open, player)) {
        return;
      }
      List<Option> options = open.options();
      fork.choose(open, ahead ? choose(fork, open, options, false) : options.get(0));
    }
  }

  /**
   * True of what effects ask, and of reactions: others act in a phase in which no turn-taker does.
   */
  private static boolean isPartOfAction(Match fork, Decision open, int player) {
    return !open.effect().isEmpty()
        || open.player() != player
            && fork.book().catalog(DeclaredCatalog.class).phases().stream()
                .filter(phase -> phase.name().equals(open.prompt()))
                .anyMatch(phase -> phase.who() == DeclaredCatalog.Acting.OTHERS);
  }

  private Match fork(Match match, Decision decision) {
    return match.forkFor(decision.player(), seed + match.answerCount());
  }

  /** The value of a position, and its turn; turn 0 when the match is over. */
  private record Position(double worth, int turn) {}

  private Position position(Match fork, int player) {
    if (fork.over()) {
      List<Integer> winners = fork.winners();
      double share = winners.isEmpty() ? 0 : -WON;
      return new Position(winners.contains(player) ? WON / winners.size() : share, 0);
    }
    AtomicReference<Position> found = new AtomicReference<>();
    fork.update(
        context -> {
          Entity self = context.player(player);
          Expression.Roles roles = new Expression.Roles(context, self, self);
          found.set(new Position(worth.of(roles), context.turn()));
        });
    return found.get();
  }
}
