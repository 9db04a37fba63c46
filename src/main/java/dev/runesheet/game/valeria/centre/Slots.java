package dev.runesheet.game.valeria.centre;

import dev.runesheet.game.valeria.card.CardKind;
import dev.runesheet.game.valeria.card.Harbour;
import dev.runesheet.game.valeria.card.Harbour.Row;
import dev.runesheet.game.valeria.state.Card;
import dev.runesheet.game.valeria.state.CardIndex;
import dev.runesheet.game.valeria.state.Deal;
import dev.runesheet.game.valeria.state.Player;
import dev.runesheet.game.valeria.state.ValeriaCatalog;
import dev.runesheet.game.valeria.state.ValeriaState;
import dev.runesheet.game.valeria.state.Zones;
import dev.runesheet.game.valeria.word.CardStats;
import dev.runesheet.game.valeria.word.PlayerStats;
import dev.runesheet.game.valeria.word.Resource;
import dev.runesheet.spi.MatchContext;
import java.util.ArrayList;
import java.util.List;

/** The slots of the harbour: how they are filled, and what leaves them. */
public final class Slots {

  private Slots() {}

  public static Harbour harbour(MatchContext match) {
    return match.book().catalog(ValeriaCatalog.class).harbour();
  }

  /** Lays open what can be had by sailing, if the deal has any of it. */
  public static void lay(MatchContext match, Deal deal) {
    ValeriaState state = match.state(ValeriaState.class);
    Harbour harbour = harbour(match);
    if (harbour.rows().stream().noneMatch(row -> deal.reserves().containsKey(pool(row)))) {
      return;
    }
    for (Resource resource : Resource.BASIC) {
      state.piles.set(resource.index(), harbour.piles());
    }
    for (Player player : CardIndex.of(match).players()) {
      match.setStat(player, PlayerStats.SAILS, 1);
    }
    harbour.rows().forEach(row -> fill(match, row));
  }

  private static String pool(Row row) {
    return row.kind().word();
  }

  /** True if a card lies in a slot. */
  static boolean holds(Card card) {
    return card.getZone().equals(Zones.slots(card.kind()));
  }

  /** The number of empty slots of a kind, in a match with them. */
  public static int empty(MatchContext match, CardKind kind) {
    boolean sails = CardIndex.of(match).active().stat(PlayerStats.SAILS) > 0;
    int filled = CardIndex.of(match).slots(kind).size();
    return sails ? harbour(match).slots(kind) - filled : 0;
  }

  /** Gives a player what lies in a slot, and fills the slot. */
  public static void take(MatchContext match, Card card, Player player) {
    take(match, List.of(card), player);
  }

  /** Gives a player what lies in slots of one kind, and fills them together. */
  public static void take(MatchContext match, List<Card> cards, Player player) {
    for (Card card : cards) {
      if (card.kind() == CardKind.NOBLE) {
        Cards.own(match, card, player);
      } else {
        match.control(card, player.seat());
        match.move(card, Zones.CARGO, match.state(ValeriaState.class).acquired++);
      }
    }
    refill(match, cards.get(0).kind());
  }

  /** Fills the slots of a kind as far as there is enough. */
  static void refill(MatchContext match, CardKind kind) {
    harbour(match).row(kind).ifPresent(row -> fill(match, row));
  }

  private static void fill(MatchContext match, Row row) {
    if (row.slides()) {
      slide(match, row);
    }
    List<Card> supply = new ArrayList<>(Reserve.cards(match, pool(row)));
    for (int slot = 0; slot < row.prices().size(); slot++) {
      if (!supply.isEmpty() && isEmpty(match, row, slot)) {
        put(match, row, supply.remove(supply.size() - 1), slot);
      }
    }
  }

  private static boolean isEmpty(MatchContext match, Row row, int slot) {
    return CardIndex.of(match).slots(row.kind()).stream()
        .noneMatch(card -> card.getPosition() == slot);
  }

  /** Moves the remaining cards to the last slots, in their order. */
  private static void slide(MatchContext match, Row row) {
    List<Card> left = List.copyOf(CardIndex.of(match).slots(row.kind()));
    for (int i = left.size() - 1; i >= 0; i--) {
      int slot = row.prices().size() - left.size() + i;
      if (left.get(i).getPosition() != slot) {
        put(match, row, left.get(i), slot);
      }
    }
  }

  private static void put(MatchContext match, Row row, Card card, int slot) {
    match.setStat(card, CardStats.SLOT_PRICE, row.prices().get(slot));
    match.move(card, Zones.slots(row.kind()), slot);
  }
}
