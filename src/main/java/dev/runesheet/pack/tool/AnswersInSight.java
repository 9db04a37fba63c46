package dev.runesheet.pack.tool;

import dev.runesheet.api.Match;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.Happening.Answered;
import java.util.ArrayList;
import java.util.List;

/**
 * The answers of a match that a player is told of: each at once or, if what he sees of it comes
 * only after further questions of the same action, then. So no line tells by its place, or by its
 * absence, whether hidden cards made an effect ask somebody in between.
 *
 * @param <L> what is kept of an answer to tell it later, such as its lines
 */
public final class AnswersInSight<L> {

  private final Match match;
  private final GameTools tools;
  private final int player;
  private final Sight sight;
  private final List<Kept<L>> kept = new ArrayList<>();
  private int read;

  /**
   * An answer that is told later, or not at all.
   *
   * @param sight the sight of the player when it was given, with all that it has let him see since
   */
  public record Kept<L>(Answered answer, Sight sight, L lines) {}

  /** The answers from now on. */
  public AnswersInSight(Match match, GameTools tools, int player) {
    this.match = match;
    this.tools = tools;
    this.player = player;
    this.sight = new Sight(match, player);
    this.read = match.happenings().size();
  }

  /**
   * Takes in what the player saw since the last time: to be called after each answer, before it is
   * told.
   *
   * @return the kept answers that he is told of now, in their order
   */
  public List<Kept<L>> goOn() {
    sight.goOn();
    if (beginsAction()) {
      kept.clear();
    }
    List<Kept<L>> told = new ArrayList<>();
    for (Kept<L> one : kept) {
      one.sight().goOnWithAnswer();
      if (tools.isTold(match, player, one.answer(), one.sight())) {
        told.add(one);
      }
    }
    kept.removeAll(told);
    kept.removeIf(one -> one.sight().isOver());
    return told;
  }

  /** True if the phases have asked for the last answer: it goes on with no action before it. */
  private boolean beginsAction() {
    List<Happening> all = match.happenings();
    boolean begins =
        all.subList(Math.min(read, all.size()), all.size()).stream()
            .anyMatch(one -> one instanceof Answered last && last.decision().effect().isEmpty());
    read = all.size();
    return begins;
  }

  /** True if the player is told of a happening at once. */
  public boolean isTold(Happening happening) {
    return tools.isTold(match, player, happening, sight);
  }

  /** Keeps an answer that he is not told of at once, until he sees something of it. */
  public void keep(Answered answer, L lines) {
    if (!sight.isOver()) {
      kept.add(new Kept<>(answer, new Sight(sight), lines));
    }
  }

  /** The sight of the player at the last answer, with all that it let him see. */
  public Sight sight() {
    return sight;
  }
}
