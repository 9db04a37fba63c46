package dev.runesheet.game.valeria.centre;

import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.spi.MatchContext;
import dev.runesheet.spi.fact.Places;
import java.util.Comparator;
import java.util.List;

/** The stacks of the centre: what comes up when cards leave them, and where cards return to. */
public final class Stacks {

  /** No stack. */
  static final int NONE = -1;

  /** The grids in the order in which their empty stacks are filled. */
  private static final List<String> FILLED =
      Zones.GRIDS.stream().sorted(Comparator.comparing(Zones.MONSTERS::equals)).toList();

  private Stacks() {}

  /**
   * Puts a card of the exhausted deck in place of each stack that has become empty. One that does
   * so when the deck is used up stays empty, also if cards return to the deck. Stacks of monsters
   * come last: what the reward of a monster takes leaves its stack before the next monster comes.
   */
  static void refill(MatchContext match) {
    ValeriaState state = match.state(ValeriaState.class);
    for (String zone : FILLED) {
      int grid = Zones.GRIDS.indexOf(zone);
      int stacks = CardIndex.of(match).grid(zone).size();
      for (int stack = 0; stack < stacks; stack++) {
        int place = Zones.position(grid, stack);
        Card top = CardIndex.top(CardIndex.of(match).grid(zone).get(stack));
        if (top != null) {
          if (!state.bare.isEmpty()) {
            state.bare.remove((Integer) place);
          }
          uncover(match, top);
        } else if (!state.bare.contains(place)) {
          refill(match, state, zone, stack, place);
        }
      }
    }
  }

  private static void refill(
      MatchContext match, ValeriaState state, String zone, int stack, int place) {
    Card next = CardIndex.top(CardIndex.of(match).exhaustedDeck());
    if (next == null) {
      state.bare.add(place);
    } else {
      exhaust(match, next, zone, stack);
    }
  }

  private static void exhaust(MatchContext match, Card card, String zone, int stack) {
    ValeriaState state = match.state(ValeriaState.class);
    match.control(card, state.active);
    match.move(card, zone, Zones.position(stack, 0));
    state.exhausted++;
    if (card.type().lasts()) {
      Cards.enter(match, card);
    }
    Revealed.add(match, state, card);
  }

  /** Fills what has become empty, and shows the next domain where one was built. */
  public static void settle(MatchContext match) {
    refill(match);
    ValeriaState state = match.state(ValeriaState.class);
    state.opened.forEach(stack -> reveal(match, Zones.DOMAINS, stack));
    state.opened.clear();
  }

  /** Turns the top of a stack up, if it is one of domains. */
  public static void reveal(MatchContext match, String zone, int stack) {
    Card top = CardIndex.top(CardIndex.of(match).grid(zone).get(stack));
    if (top != null) {
      reveal(match, top);
    }
  }

  /** Turns the tops of all domain stacks up. */
  public static void reveal(MatchContext match) {
    CardIndex.of(match).tops(Zones.DOMAINS).forEach(top -> reveal(match, top));
  }

  private static void reveal(MatchContext match, Card top) {
    if (top.isFlipped()) {
      match.setStat(top, CardStats.FLIPPED, 0);
    }
  }

  /**
   * The stack that a card belongs to, or {@link #NONE} if there is none: a monster's area, a
   * citizen's number.
   */
  static int home(MatchContext match, Card card) {
    return switch (card.kind()) {
      case MONSTER -> {
        // An area after those of the stacks is one whose monsters an event brings.
        int area = match.state(ValeriaState.class).areas.indexOf(card.type().monster().area());
        yield area < CardIndex.MONSTER_STACKS ? area : NONE;
      }
      case CITIZEN -> CardIndex.CITIZEN_NUMBERS.indexOf(card.type().roll().first());
      default -> NONE;
    };
  }

  /**
   * Puts a card on top of a stack; a card that only marks it as exhausted goes back to its deck,
   * and the cards that it brought onto the stack to their reserve.
   */
  static void putOn(MatchContext match, Card card, String zone, int stack) {
    for (Card mark : List.copyOf(CardIndex.of(match).grid(zone).get(stack))) {
      if (mark.isMark()) {
        Reserve.takeBack(match, mark, CardIndex.of(match).grid(zone).get(stack));
        unexhaust(match, mark);
      }
    }
    lay(match, card, zone, stack);
    match.control(card, -1);
  }

  /** Puts a card on top of a stack. */
  static void lay(MatchContext match, Card card, String zone, int stack) {
    Card top = CardIndex.top(CardIndex.of(match).grid(zone).get(stack));
    if (top != null && top.isPresent()) {
      cover(match, top);
    }
    int height = top == null ? 0 : top.height() + 1;
    match.move(card, zone, Zones.position(stack, height));
  }

  /** Ends the effects of an event that another card covers. */
  private static void cover(MatchContext match, Card event) {
    int position = event.getPosition();
    match.leavePlay(event, event.getZone());
    match.move(event, event.getZone(), position);
  }

  private static void uncover(MatchContext match, Card top) {
    if (top.isCommon() && top.type().lasts() && !top.isPresent()) {
      match.control(top, match.state(ValeriaState.class).active);
      Cards.enter(match, top);
    }
  }

  private static void unexhaust(MatchContext match, Card mark) {
    int position = Places.behind(CardIndex.of(match).exhaustedDeck());
    Cards.leave(match, mark, Zones.EXHAUSTED);
    match.control(mark, -1);
    match.move(mark, Zones.EXHAUSTED, position);
    match.state(ValeriaState.class).exhausted--;
  }
}
