package dev.runesheet.game.queensblood.effect;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.DeferredStep;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Reaction;
import java.util.List;

/** Changes of power, with their events. */
public final class Powers {

  /** The checkpoint at which powers are compared with the last time (decision 30). */
  public static final String CHECK = "power";

  private Powers() {}

  /**
   * One discrete change. Its reactions come in the order of decision 8, each with all it causes;
   * the crossings are those of this change alone, and are noted before anything answers (decision
   * 29). A change by 0, or of a card that has left, is none (decisions 28 and 35).
   */
  public static void change(MatchContext match, Card card, double amount, int causer) {
    if (amount == 0 || !card.isOnBoard()) {
      return;
    }
    double before = card.delta();
    double after = before + amount;
    match.setStat(card, Card.DELTA, after);
    if (amount < 0) {
      match.raise(Event.about(Triggers.ENFEEBLED, card, causer));
    }
    if (before <= 0 && after > 0) {
      first(match, card, Card.FIRST_ENHANCED, Triggers.FIRST_ENHANCED, causer);
    }
    if (before >= 0 && after < 0) {
      first(match, card, Card.FIRST_ENFEEBLED, Triggers.FIRST_ENFEEBLED, causer);
    }
    check(match);
  }

  /**
   * Changes each card of a scope, which is fixed now; each with all it triggers before the next.
   */
  public static void changeEach(Reaction reaction, String scope, double amount) {
    MatchContext match = MatchContext.of(reaction);
    List<Entity> cards = match.scope(scope, reaction.getSelf());
    if (cards.size() == 1) {
      change(match, (Card) cards.get(0), amount, reaction.getSelf().getId());
      return;
    }
    for (Entity card : cards) {
      Runnable change = () -> change(match, (Card) card, amount, reaction.getSelf().getId());
      match.defer(new DeferredStep(reaction, "change", change));
    }
  }

  private static void first(
      MatchContext match, Card card, String flag, String trigger, int causer) {
    if (card.base(Card.STATS.index(flag)) == 0) {
      match.setStat(card, flag, 1);
      match.raise(Event.about(trigger, card, causer));
    }
  }

  /** Applies one step of scaling by an event. */
  public static void scale(MatchContext match, Card card, double amount) {
    if (amount != 0 && card.isOnBoard()) {
      match.addStat(card, Card.SCALE, amount);
      check(match);
    }
  }

  /** Posts a comparison of powers, if a card on the board answers to a threshold. */
  public static void check(MatchContext match) {
    if (Board.any(match.world(), card -> !card.type().thresholds().isEmpty())) {
      match.check(CHECK);
    }
  }

  /** Finds and notes all crossings on the board; their effects run after that, lane by lane. */
  public static void compare(MatchContext match) {
    for (Card card : Board.cards(match.world())) {
      if (!card.type().thresholds().isEmpty()) {
        compare(match, card);
      }
    }
  }

  private static void compare(MatchContext match, Card card) {
    double before = card.base(Card.STATS.index(Card.CHECKED));
    double now = card.power();
    match.setStat(card, Card.CHECKED, now);
    List<Double> thresholds = card.type().thresholds();
    for (int i = 0; i < thresholds.size(); i++) {
      double threshold = thresholds.get(i);
      if (before < threshold && now >= threshold) {
        long reached = (long) card.base(Card.STATS.index(Card.REACHED));
        if ((reached & 1L << i) == 0) {
          match.setStat(card, Card.REACHED, reached | 1L << i);
          match.raise(Event.about(Triggers.reaches(threshold, true), card, Event.NOBODY));
        }
        match.raise(Event.about(Triggers.reaches(threshold, false), card, Event.NOBODY));
      }
    }
  }
}
