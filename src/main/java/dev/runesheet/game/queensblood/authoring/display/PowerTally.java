package dev.runesheet.game.queensblood.authoring.display;

import dev.runesheet.api.Match;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.spi.Happening;
import dev.runesheet.spi.fact.Entity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The effective powers of cards at the moment of each happening, for a narrator who hears of them
 * when the match itself has gone on.
 */
final class PowerTally {

  private static final List<String> OWN = List.of(Card.DELTA, Card.SCALE);

  private final Match match;
  private final Map<Integer, Double> powers = new HashMap<>();

  /** Begins before the first happening of a match's log: what the log changed is taken back. */
  PowerTally(Match match) {
    this.match = match;
    for (Entity entity : match.world().entities()) {
      if (entity instanceof Card card) {
        powers.put(card.getId(), card.isOnBoard() ? card.power() : own(card));
      }
    }
    for (Happening happening : match.happenings()) {
      // A card that has left play keeps only its own power.
      boolean gone = happening instanceof Happening.Modified change && !card(change).isOnBoard();
      if (!gone) {
        add(happening, -1);
      }
    }
  }

  private Card card(Happening.Modified change) {
    return (Card) match.world().entity(change.entity());
  }

  private static double own(Card card) {
    return card.type().power()
        + OWN.stream().mapToDouble(stat -> card.base(card.schema().index(stat))).sum();
  }

  /** Records a happening. */
  void hear(Happening happening) {
    add(happening, 1);
  }

  private void add(Happening happening, int sign) {
    if (happening instanceof Happening.StatChanged change && OWN.contains(change.stat())) {
      add(change.entity(), sign * (change.after() - change.before()));
    } else if (happening instanceof Happening.Modified change) {
      add(change.entity(), sign * amount(change));
    }
  }

  /** A card that came into being meanwhile began with its printed power. */
  private void add(int card, double amount) {
    powers.put(card, powers.computeIfAbsent(card, this::printed) + amount);
  }

  private double printed(int card) {
    return ((Card) match.world().entity(card)).type().power();
  }

  /** The power that a modifier adds when it begins or ends to count. */
  static double amount(Happening.Modified change) {
    return change.begins() ? change.amount() : -change.amount();
  }

  /** The effective power of a card after the last recorded happening. */
  int power(int card) {
    return powers.computeIfAbsent(card, this::printed).intValue();
  }
}
