package dev.runesheet.game.valeria.centre;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.CardType;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.Programs;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Entity;
import dev.runesheet.spi.fact.Event;
import dev.runesheet.spi.fact.Places;

/** Moves cards between the centre, the players, and the banish pile. */
public final class Cards {

  private Cards() {}

  /**
   * Gives a card of the centre to a player; its stack is refilled from the exhausted deck if that
   * was its last, or its slot from the supply. A domain gives its points and runs its effect of
   * being gained; the next of its stack stays face-down.
   */
  public static void take(MatchContext match, Card card, Player player) {
    if (Slots.holds(card)) {
      Slots.take(match, card, player);
      return;
    }
    own(match, card, player);
    Stacks.refill(match);
    if (card.kind() == CardKind.DOMAIN) {
      queue(match, card, Programs.ACTIVATION);
    }
  }

  /** Puts a card among what a player owns, face-up, behind all else. */
  public static void own(MatchContext match, Card card, Player player) {
    ValeriaState state = match.state(ValeriaState.class);
    match.setStat(card, CardStats.FLIPPED, 0);
    match.setStat(card, CardStats.ACQUIRED, state.turn);
    leave(match, card, card.getZone());
    match.control(card, player.seat());
    match.move(card, Zones.TABLEAU, state.acquired++);
    if (card.type().lasts() && !card.isCommon()) {
      match.setStat(card, CardStats.FRESH, card.kind() == CardKind.DOMAIN ? 1 : 0);
      enter(match, card);
    }
  }

  /** Puts what a card does again and again in force, by itself and by its flags. */
  public static void enter(MatchContext match, Card card) {
    match.enterPlay(card.getDefinition(), card);
    card.type().flags().forEach(flag -> match.enterPlay(flag, card));
  }

  /** Ends what a card does again and again, if it is in force. */
  static void leave(MatchContext match, Card card, String zone) {
    if (card.isPresent()) {
      match.leavePlay(card, zone);
    }
  }

  /** Runs the effect of a column of a card, if it has one, after what is under way. */
  public static void queue(MatchContext match, Card card, String column) {
    String effect = card.type().effect(column);
    if (match.book().has(effect)) {
      match.queue(effect, card, about(card));
    }
  }

  /** Runs an effect of a card or player at once, or aside from what is under way. */
  public static void begin(MatchContext match, String effect, Entity of, boolean aside) {
    match.begin(effect, of, about(of), aside);
  }

  /** The event of nothing but the card or player whose effect runs. */
  private static Event about(Entity of) {
    return Event.about("", of, Event.NOBODY);
  }

  /** Puts a card of the centre or of a player on the banish pile; its stack shows the next. */
  public static void banish(MatchContext match, Card card) {
    String zone = card.getZone();
    int stack = card.stack();
    discard(match, card);
    if (zone.equals(Zones.slots(card.kind()))) {
      Slots.refill(match, card.kind());
    } else if (!zone.equals(Zones.TABLEAU)) {
      Stacks.refill(match);
      Stacks.reveal(match, zone, stack);
    }
  }

  private static void discard(MatchContext match, Card card) {
    int position = Places.behind(CardIndex.of(match).banished());
    leave(match, card, Zones.BANISHED);
    match.setStat(card, CardStats.FLIPPED, 0);
    match.control(card, -1);
    match.move(card, Zones.BANISHED, position);
  }

  /** True if a card has a stack that it can be returned to. */
  public static boolean canPutBack(MatchContext match, Card card) {
    return Stacks.home(match, card) >= 0;
  }

  /** Returns an owned card to the top of its stack. */
  public static void putBack(MatchContext match, Card card) {
    int stack = Stacks.home(match, card);
    String zone = card.kind() == CardKind.MONSTER ? Zones.MONSTERS : Zones.CITIZENS;
    leave(match, card, Zones.TABLEAU);
    match.setStat(card, CardStats.FLIPPED, 0);
    Stacks.putOn(match, card, zone, stack);
  }

  /** Makes a card that is not in play. */
  public static Card create(
      MatchContext match, CardType type, int owner, String zone, int position) {
    Card card =
        (Card) match.createAside(Card.KIND, type.code(), type.name(), owner, zone, Card.STATS);
    card.place(zone, position, owner, false);
    return card;
  }
}
