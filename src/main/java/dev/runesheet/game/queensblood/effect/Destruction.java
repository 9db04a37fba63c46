package dev.runesheet.game.queensblood.effect;

import dev.runesheet.game.queensblood.board.Board;
import dev.runesheet.game.queensblood.board.Card;
import dev.runesheet.game.queensblood.board.PowerCheck;
import dev.runesheet.game.queensblood.board.QueensState;
import dev.runesheet.game.queensblood.word.Triggers;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Event;
import java.util.List;

/**
 * Batches of destruction (decisions 10, 23 to 26, 38): all on-destroy effects of the victims, then
 * all watchers for each victim, then their removal, then the look for cards that die of it.
 */
public final class Destruction {

  /** The checkpoint that begins a batch. */
  public static final String BEGIN = "destruction";

  /** The checkpoint that ends a batch. */
  public static final String REMOVAL = "removal";

  /** The checkpoint that looks for cards of low power. */
  public static final String DEATHS = "deaths";

  /** The mark of a card whose batch has begun; it keeps it when it is gone. */
  public static final int DYING = 2;

  private static final int NAMED = 1;

  private Destruction() {}

  /** Names a card for the next batch. */
  public static void doom(MatchContext match, Card card) {
    if (card.isOnBoard() && card.doomed() == 0) {
      match.setStat(card, Card.DOOMED, NAMED);
    }
  }

  /** Begins a batch of all that are named, unless one is under way: then they wait for its end. */
  public static void begin(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    if (state.destroying || !Board.any(match.world(), card -> card.doomed() == NAMED)) {
      return;
    }
    List<Card> victims = Board.cards(match.world());
    victims.removeIf(card -> card.doomed() != NAMED);
    state.destroying = true;
    for (Card victim : victims) {
      match.setStat(victim, Card.DOOMED, DYING);
      match.raise(Event.about(Triggers.IS_DESTROYED, victim, Event.NOBODY));
    }
    for (Card victim : victims) {
      match.raise(Event.about(Triggers.CARD_DESTROYED, victim, Event.NOBODY));
    }
    match.check(REMOVAL);
  }

  /** Takes the victims off the board; pawns stay. */
  public static void remove(MatchContext match) {
    for (Card card : Board.cards(match.world())) {
      if (card.doomed() == DYING) {
        int tile = card.getPosition();
        match.setStat(match.entity(tile), Board.CARD, -1);
        match.leavePlay(card, Card.GONE);
        // It keeps its place: the rest of its program still acts from there.
        match.move(card, Card.GONE, tile);
      }
    }
    match.state(QueensState.class).destroying = false;
    Powers.check(match);
    match.check(DEATHS);
  }

  /** Names the cards that the rules of the variant let die, and begins a batch. */
  public static void deaths(MatchContext match) {
    QueensState state = match.state(QueensState.class);
    if (state.destroying) {
      return;
    }
    PowerCheck check = match.consult(new PowerCheck(state.variant));
    if (Board.any(match.world(), check::dooms)) {
      for (Card card : Board.cards(match.world())) {
        if (check.dooms(card)) {
          doom(match, card);
        }
      }
    }
    begin(match);
  }
}
